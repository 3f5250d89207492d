import { createHash } from 'node:crypto';

/*
 * The response headers of the site, for every server that serves it (docs/adr/0011-security-headers.md): the servers of
 * `npm run preview` and of the tests, and the configurations in hosting/ (scripts/hosting.mjs).
 */

/** Where browsers tell what the policy refused. */
export const reportPath = '/csp-report';

/** In the built page wherever a nonce belongs; whoever serves the page puts a fresh one there. */
export const noncePlaceholder = '__NONCE__';

/**
 * The headers of a document.
 * @param trust what of the page may run: `{ nonce }` of this one answer, or, where answers cannot differ, `{ page }`, the
 *   document as it is sent, whose scripts are then named by their hashes
 */
export function documentHeaders(environment, trust, reports = reportPath) {
  return {
    'Content-Security-Policy': contentPolicy(environment, trust, reports),
    ...otherDocumentHeaders(),
    'Cache-Control': trust.nonce === undefined ? 'no-cache' : 'no-store',
  };
}

function otherDocumentHeaders() {
  return {
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Frame-Options': 'DENY',
    'Permissions-Policy': permissions,
  };
}

/** For files that are no documents: shorter, because dozens of them make up a first load. */
export const assetHeaders = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
};

/** At the top of the site, so that all of it is its own. */
export const serviceWorkerFile = 'service-worker.js';

/** A worker goes by the policy of its own file: this one asks its own site, and nobody else. */
export const serviceWorkerHeaders = {
  ...assetHeaders,
  'Content-Security-Policy':
    "default-src 'none'; connect-src 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'",
};

/** On every answer where the site is served by https, and only there: http://localhost must stay reachable. */
export const strictTransport = { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload' };

const permissions =
  'camera=(), microphone=(), geolocation=(), payment=(), usb=(), identity-credentials-get=(self "https://accounts.google.com"), publickey-credentials-get=(self), clipboard-write=(self)';

function contentPolicy(environment, trust, reports) {
  const { hosts, session } = environment;
  // Not `serverRest`: servers call that one.
  const called = [hosts.rest, hosts.newWsUrl, hosts.content, hosts.jobs, session.syncUrl, session.refreshUrl]
    .filter(Boolean)
    .map(originOf);
  const others = [signInOf(environment), trackingOf(environment)];
  const from = (kind) => others.flatMap((other) => other[kind] ?? []);
  const policy = {
    'default-src': ["'none'"],
    ...(trust.nonce === undefined
      ? // Nothing tells the style sheets that libraries write at run time from anybody else's.
        {
          'script-src': ["'self'", ...scriptHashes(trust.page), ...from('scripts')],
          'style-src': ["'self'", "'unsafe-inline'", ...from('styles')],
        }
      : {
          'script-src': [`'nonce-${trust.nonce}'`, "'strict-dynamic'"],
          'style-src': ["'self'", `'nonce-${trust.nonce}'`, ...from('styles')],
          'style-src-attr': ["'unsafe-inline'"],
        }),
    'img-src': ["'self'", 'data:', originOf(hosts.logos), originOf(hosts.content), ...from('images')],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...called, ...from('calls')],
    'frame-src': from('frames'),
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // The sanitiser of articles reads them by a policy of its own (docs/adr/0037-articles.md).
    'trusted-types': ['default', 'dompurify', ...from('policies')],
    'report-uri': [reports],
  };
  return Object.entries(policy)
    .filter(([, values]) => values.length > 0)
    .map(([name, values]) => `${name} ${[...new Set(values)].join(' ')}`)
    .join('; ');
}

/** What signing in needs: Google's libraries and the project's own domain, or the server that stands in for both. */
function signInOf({ firebase }) {
  if (firebase.emulatorUrl) {
    const server = originOf(firebase.emulatorUrl);
    return { scripts: [`${server}/js/api.js`, `${server}/gsi/client`], calls: [server], frames: [server] };
  }
  return {
    scripts: [
      'https://apis.google.com/js/api.js',
      'https://apis.google.com/_/scs/',
      'https://accounts.google.com/gsi/client',
      'https://www.google.com/recaptcha/',
      'https://www.gstatic.com/recaptcha/releases/',
    ],
    styles: ['https://accounts.google.com/gsi/style'],
    images: ['https://lh3.googleusercontent.com'],
    calls: [
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      'https://accounts.google.com/gsi/',
      'https://www.google.com/recaptcha/',
    ],
    frames: ['https://accounts.google.com/gsi/', `https://${firebase.authDomain}`, 'https://www.google.com/recaptcha/'],
    // These libraries make policies of their own under these names.
    policies: ['gapi#gapi', 'goog#html'],
  };
}

/** What measuring needs, where a deployment configures it. */
function trackingOf({ analytics }) {
  if (!analytics) return {};
  const { tagManagerScript, measurementScript, reportsTo } = analytics;
  return { scripts: [tagManagerScript, measurementScript], calls: reportsTo, images: reportsTo };
}

/** Data blocks have a type and are never run, so they need none. */
function scriptHashes(page) {
  return [...page.matchAll(/<script(?: nonce="[^"]*")?>([^]*?)<\/script>/g)].map(
    ([, script]) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}

function originOf(address) {
  return new URL(address.replace('{symbol}', 'symbol')).origin;
}
