import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { injectEnvironment, readEnvironment, readPorts } from './scripts/environment.mjs';
import { askedAgain } from './scripts/lib/asked-again.mjs';
import { className } from './scripts/lib/class-name.mjs';
import { developmentSite } from './scripts/lib/development-site.mjs';
import { featureChunks } from './scripts/lib/feature-chunks.mjs';
import { readManifests } from './scripts/lib/feature-graph.mjs';
import { firstLoad } from './scripts/lib/first-load.mjs';
import { namelessPorts } from './scripts/lib/nameless-ports.mjs';
import { openApiFile } from './scripts/lib/open-api-file.mjs';
import { slimLibraries } from './scripts/lib/slim-libraries.mjs';
import { thirdPartyNotices } from './scripts/lib/third-party-notices.mjs';
import { webManifest } from './scripts/lib/web-manifest.mjs';

const ports = readPorts();
const environment = readEnvironment();
// The typeface, and what the service worker is made of, which is bundled apart (scripts/lib/service-worker.mjs).
const apart = [
  'inter-ui',
  '@fontsource-variable/noto-sans-sc',
  'workbox-core',
  'workbox-expiration',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
  'idb',
];
const notices = thirdPartyNotices(apart.map((name) => `node_modules/${name}`));

/** The page carries the deployment's configuration, so that one build runs against any exchange. */
const environmentBlock: Plugin = {
  name: 'environment-block',
  transformIndexHtml: (html) => injectEnvironment(html, environment),
};

const manifests = await readManifests();
const chunks = featureChunks(manifests);

export default defineConfig({
  plugins: [
    developmentSite(environment),
    react(),
    environmentBlock,
    slimLibraries(),
    namelessPorts(),
    webManifest(environment),
    firstLoad(manifests),
    notices.ofPage,
    askedAgain(),
    openApiFile({ title: `${environment.brand.name} API`, server: environment.hosts.rest }),
  ],
  worker: { plugins: () => [notices.ofWorkers] },
  css: { modules: { generateScopedName: className } },
  // What may be asked for is decided by scripts/lib/development-site.mjs; the rest of the project stays out of reach below it too.
  server: {
    port: ports.web,
    strictPort: true,
    host: 'localhost',
    cors: false,
    fs: { allow: ['src', 'public', 'node_modules/.vite', 'node_modules/vite'] },
  },
  build: {
    target: 'es2022',
    modulePreload: {
      polyfill: false,
      // What a page and its adapters are made of stands in the document's list (scripts/lib/first-load.mjs), once. The
      // page for addresses that are none has no place in it.
      resolveDependencies: (file, dependencies) => (/\.view-|not-found/.test(file) ? dependencies : []),
    },
    // Icons stay files: the security policy and the byte budget both prefer it.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        // Names of chunks stand in scripts many times, and their digests in no other way than letter by letter. A sheet
        // is known by the script that it comes with, and needs no name beside its digest.
        hashCharacters: 'hex',
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: ({ names }) => `assets/${names[0]?.endsWith('.css') ? '' : '[name]-'}[hash:7][extname]`,
        // Measured (docs/adr/0014-first-load.md): without these, a first load took 39 requests, most of them for single
        // small modules. One piece that every page draws with, one that calls the exchange by HTTP, and one for each page.
        codeSplitting: {
          groups: [
            { name: chunks.first, debugName: 'app', priority: 20 },
            // Before what one page alone needs, or else that would take it along.
            { name: chunks.shared, debugName: 'shared', priority: 18 },
            {
              name: 'calls',
              test: /(catalogue[\\/]markets\.endpoints|answer-reader|rest-wire|query-core-resource-cache)\.ts$|node_modules[\\/]axios[\\/]/,
              priority: 15,
            },
            // What only somebody with a session asks for; it comes beside the rest with the first such call.
            {
              name: 'own-calls',
              test: /catalogue[\\/](account|session|trading)\.endpoints\.ts$|storage[\\/](own-lists|browser-storage-names)/,
              priority: 12,
            },
            { name: chunks.entrances, debugName: 'entrances', priority: 10 },
            // What nearly every page that is read is made of: as files of their own they were a request each.
            {
              name: 'page-parts',
              test: /presentation[\\/]kit[\\/](data[\\/]data-block|controls[\\/](facts|page-frame|record-table))\./,
              priority: 9,
            },
            {
              name: 'page-sections',
              test: /application[\\/](kernel[\\/]then-read|security[\\/]recovery\.queries)\.ts$|presentation[\\/](kit[\\/]controls[\\/](pager|mark|problem-text|page-link)|features[\\/](account-kit[\\/]section|money-kit[\\/]sub-account-scope|switches[\\/](use-switch|switched-page)))\./,
              priority: 9,
            },
            // What money is asked about by, whoever asks.
            {
              name: 'wallet.queries',
              test: /application[\\/]wallet[\\/](wallet|chains)\.queries\.ts$/,
              priority: 9,
            },
            // How one's own money is written, wherever it is.
            {
              name: 'own-amount.view',
              test: /money-kit[\\/](own-amount|amount-text)\./,
              priority: 9,
            },
            // What three pages that lead to each other know.
            {
              name: 'copying',
              test: /(application|domain)[\\/]social[\\/](copies|strategies|copy-|own-cop|strategy-|trading-period|performance)|copy-trading[\\/](strategy-card|use-price|use-usdt|side-mark|profit|position-columns)|people[\\/](trend|avatar|people-frame|use-people)/,
              priority: 9,
            },
            // What closing a position is reckoned with: by hot keys, the command line and the table of positions.
            {
              name: 'closing',
              test: /domain[\\/]trading[\\/](closing-terms|margin-terms|position-(closing|figures))\.ts$/,
              priority: 9,
            },
            // What is held of contracts, and what that leaves free: asked by the terminal and by the wallet. What became of
            // an order is told by whoever warns of what is held.
            {
              name: 'contract-account',
              test: /application[\\/]trading[\\/](positions|open-algo-orders|contract-account|placements)\.ts$|domain[\\/]trading[\\/]position\.ts$/,
              priority: 9,
            },
            // What draws a course or bars, with the libraries that it draws them by.
            {
              name: 'charts',
              test: /node_modules[\\/](d3-(array|path|shape)|internmap)[\\/]|kit[\\/]charts[\\/](plot|course-chart|bar-chart)\./,
              priority: 8,
            },
            // Two lines that whatever moves in antd knows: no file of their own.
            {
              name: 'antd-root',
              test: /kit[\\/]antd[\\/]antd-root\.tsx$|antd[\\/]es[\\/]style[\\/]motion[\\/]motion\.js$/,
              priority: 8,
            },
            // The library of charts with what draws candles by it: neither comes without the other.
            {
              name: 'candle-chart',
              test: /klinecharts[\\/]|terminal[\\/]chart[\\/]candle-chart\.view\.tsx$/,
              priority: 8,
            },
          ],
        },
      },
    },
  },
});
