import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { root } from '../environment.mjs';
import { shellFile } from './document-files.mjs';

const source = path.join(root, 'src/main/service-worker/service-worker.ts');

/** Pages that open without a connection, also where nobody has been on them before. */
const offlinePages = [
  '/',
  '/markets',
  '/trade',
  '/trade/:market',
  '/wallet',
  '/account/orders',
  '/notification',
  '/blog',
  '/blog/:id',
  '/download',
];
/** Parts of the shell that only come into sight without a connection. */
const offlineParts = /^(kept-answers|offline)/;

/** Makes the service worker of a built site, with the list of the files that it fetches ahead. */
export async function writeServiceWorker(dist) {
  const html = readFileSync(path.join(dist, shellFile), 'utf8');
  const files = [...filesOfPages(dist, html), '/manifest.webmanifest', '/icons/192.png'];
  const manifest = [
    ...files.map((url) => ({ url, revision: url.startsWith('/assets/') ? null : digestOf(path.join(dist, url)) })),
    // The shell of all pages without a document, under the address of one of them.
    { url: '/trade', revision: digestOf(path.join(dist, shellFile)) },
  ];
  const { output } = await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: source, output: { format: 'iife' } },
    },
  });
  const { texts } = JSON.parse(/id="preloads">([^<]*)</.exec(html)[1]);
  const script = [
    ['self.__WB_MANIFEST', manifest],
    ['self.__TEXTS', texts],
  ].reduce((code, [place, value]) => {
    if (!code.includes(place)) throw new Error(`The service worker has no ${place}.`);
    return code.replace(place, () => JSON.stringify(value));
  }, output[0].code);
  writeFileSync(path.join(dist, 'service-worker.js'), script);
}

/** The first scripts, and what the listed pages are made of. */
function filesOfPages(dist, html) {
  const preloads = JSON.parse(/id="preloads">([^<]*)</.exec(html)[1]);
  const first = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file]) => file);
  const pages = offlinePages.flatMap((route) => {
    const page = preloads.pages[route];
    return page ? [...page.scripts, ...page.styles] : [];
  });
  return [...new Set([...first, ...pages, ...partsWithoutConnection(dist)])].filter((file) =>
    existsSync(path.join(dist, file)),
  );
}

function partsWithoutConnection(dist) {
  return readdirSync(path.join(dist, 'assets'))
    .filter((name) => offlineParts.test(name) && /\.(js|css)$/.test(name))
    .map((name) => `/assets/${name}`);
}

function digestOf(file) {
  if (!statSync(file).isFile()) throw new Error(`${file} is no file.`);
  return createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);
}
