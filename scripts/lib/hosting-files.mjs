import {
  assetHeaders,
  documentHeaders,
  noncePlaceholder,
  reportPath,
  serviceWorkerFile,
  serviceWorkerHeaders,
  strictTransport,
} from '../security-headers.mjs';
import { englishPattern, prefixes, shellPath } from './document-files.mjs';
import { addressPattern, beneath, openParts } from './page-addresses.mjs';

const immutable = 'public, max-age=31536000, immutable';
const revalidated = 'no-cache';
const keeps = new Set([immutable, revalidated]);

/**
 * Configurations for hosts, made of the one list of headers.
 * @param site the name of the host that serves the pages
 * @param addresses of the pages, as routes are written: `/trade/:market`, `/api-reference/:section?`
 * @param page a document with the scripts of the built one, whose hashes stand in for a nonce where there is none
 */
export function hostingFiles({ environment, site, addresses, page }) {
  return {
    'nginx.conf': nginx(environment, site, addresses),
    'nginx-brotli.conf': brotli,
    'firebase.json': firebase(environment, addresses, page),
  };
}

/** A directive that nginx without the module would not start with; nginx.conf takes it in where it is put. */
const brotli = `# Written by scripts/hosting.mjs. Where nginx has the module ngx_brotli, put this to /etc/nginx/exchange/brotli.conf.
brotli_static on;
`;

/** nginx writes a fresh nonce into each document: the identifier of the request, 128 random bits. */
function nginx(environment, site, addresses) {
  const always = { ...strictTransport };
  const document = { ...always, ...documentHeaders(environment, { nonce: '$request_id' }) };
  const file = (cache) => ({ ...always, ...assetHeaders, 'Cache-Control': cache });
  const add = (headers) =>
    Object.entries(headers).map(
      // That a file is not there is not to be kept for a year.
      ([name, value]) => `add_header ${name} ${quoted(value)}${keeps.has(value) ? '' : ' always'};`,
    );
  const location = (match, lines) => [`location ${match} {`, ...lines.map((line) => `  ${line}`), '}', ''];
  // Each carries a nonce of its own.
  const documentLines = [
    'limit_except GET { deny all; }',
    'etag off;',
    'if_modified_since off;',
    'gzip on;',
    'sub_filter_once off;',
    `sub_filter ${noncePlaceholder} $request_id;`,
    ...add(document),
  ];
  const lines = [
    // As a directive of its own http2 is refused before 1.25.1; later versions warn and take this form, too.
    'listen 443 ssl http2;',
    'listen [::]:443 ssl http2;',
    `server_name ${site};`,
    'ssl_certificate /etc/ssl/exchange/certificate.pem;',
    'ssl_certificate_key /etc/ssl/exchange/key.pem;',
    'ssl_protocols TLSv1.2 TLSv1.3;',
    'ssl_session_tickets off;',
    'server_tokens off;',
    'client_max_body_size 16k;',
    'root /srv/exchange/dist;',
    // What is kept between here and the visitor is kept for each encoding.
    'gzip_vary on;',
    'error_page 500 502 503 504 /500.html;',
    'include /etc/nginx/exchange/brotli*.conf;',
    '',
    ...location('~ /\\.', ['return 404;', ...add({ ...always, ...assetHeaders })]),
    '# Reports of breaches, one line each in a log of their own.',
    ...location(`= ${reportPath}`, [
      'limit_req zone=reports burst=10 nodelay;',
      'limit_except POST { deny all; }',
      'access_log /var/log/nginx/policy-reports.log reports;',
      'proxy_pass http://127.0.0.1:8099;',
      ...add(always),
    ]),
    ...location('^~ /assets/', ['gzip_static on;', 'try_files $uri =404;', ...add(file(immutable))]),
    '# Asked for anew each time, so that a new version is known at once.',
    ...location(`= /${serviceWorkerFile}`, [
      'gzip_static on;',
      ...add({ ...always, ...serviceWorkerHeaders, 'Cache-Control': revalidated }),
    ]),
    ...location('= /manifest.webmanifest', [
      'types { }',
      'default_type application/manifest+json;',
      'gzip_static on;',
      ...add(file(revalidated)),
    ]),
    '# What documents are made from has no address.',
    ...location('~ \\.html$', ['internal;', ...documentLines]),
    ...location('~ \\.[a-z0-9]+$', ['gzip_static on;', 'try_files $uri =404;', ...add(file(revalidated))]),
    '# English has no prefix.',
    ...location('~ ^/en(/|$)', ['return 301 $plain;', ...add({ ...always, ...assetHeaders })]),
    '# Every page: its document in the language of the address, else of who asks, else the shell that draws it.',
    ...location(`~ ${inLanguages(addresses)}`, [
      ...documentLines,
      'try_files $spoken$page/index.html $spoken$page.html $spoken$shell;',
    ]),
    '# Every other address is no page: the page says so.',
    ...location('/', ['error_page 404 $spoken/404.html;', 'return 404;']),
  ];
  return `# Written by scripts/hosting.mjs. Include it within the http block of nginx 1.22 or newer.

limit_req_zone $binary_remote_addr zone=reports:1m rate=20r/m;
log_format reports escape=json '$time_iso8601 $request_body';

# The language of the address, else the one that whoever asks has chosen.
map $uri $asked {
  default "";
${prefixes.map((prefix) => `  ~^${prefix}(/|$) ${prefix};`).join('\n')}
}
map $cookie_language $chosen {
  default "";
${prefixes.map((prefix) => `  ${prefix.slice(1)} ${prefix};`).join('\n')}
}
map $asked $spoken {
  default $asked;
  "" $chosen;
}

# The same address in English, as it was asked for.
map $request_uri $plain {
  default /;
  "~${englishPattern}" /$rest;
}

# What answers where a page has no document.
map $uri $shell {
  default ${shellPath()}.html;
${openParts(addresses)
  .map((part) => `  ~^(?:${prefixes.join('|')})?${beneath(part, addresses).slice(1)} ${shellPath(part)}.html;`)
  .join('\n')}
}

# A body is read, and so can be logged, only where it is passed on.
server {
  listen 127.0.0.1:8099;
  access_log off;
  return 204;
}

server {
  listen 80;
  listen [::]:80;
  server_name ${site};
  server_tokens off;
  return 301 https://${site}$request_uri;
}

server {
${lines
  .map((line) => (line === '' ? '' : `  ${line}`))
  .join('\n')
  .trimEnd()}
}
`;
}

/** Addresses of pages in all languages; `$page` is what follows the language. */
function inLanguages(addresses) {
  return `^(?:${prefixes.join('|')})?(?<page>${addressPattern(addresses).slice(1, -3)})/?$`;
}

function quoted(value) {
  return `"${value.replace(/["\\]/g, '\\$&')}"`;
}

/** Answers of Firebase Hosting cannot differ: scripts are named by their hashes, and style sheets need no nonce. */
function firebase(environment, addresses, page) {
  const reports = new URL(reportPath, environment.hosts.rest).href;
  const list = (headers) => Object.entries(headers).map(([key, value]) => ({ key, value }));
  const hosting = {
    public: '../dist',
    ignore: ['firebase.json', '**/.*', '**/*.br', '**/*.gz'],
    cleanUrls: true,
    trailingSlash: false,
    redirects: [
      { source: '/en', destination: '/', type: 301 },
      { source: '/en/:rest*', destination: '/:rest', type: 301 },
    ],
    rewrites: ['', ...prefixes].flatMap((prefix) => [
      ...openParts(addresses).map((part) => ({
        regex: `^${prefix}${beneath(part, addresses).slice(1)}`,
        destination: `${prefix}${shellPath(part)}.html`,
      })),
      { regex: `^${prefix}${addressPattern(addresses).slice(1)}`, destination: `${prefix}${shellPath()}.html` },
    ]),
    headers: [
      { source: '**', headers: list({ ...strictTransport, ...documentHeaders(environment, { page }, reports) }) },
      { source: '/assets/**', headers: list({ 'Cache-Control': immutable }) },
      { source: `/${serviceWorkerFile}`, headers: list({ ...serviceWorkerHeaders, 'Cache-Control': revalidated }) },
      {
        source: '/manifest.webmanifest',
        headers: list({ 'Content-Type': 'application/manifest+json', 'Cache-Control': revalidated }),
      },
    ],
  };
  return `${JSON.stringify({ hosting }, undefined, 2)}\n`;
}
