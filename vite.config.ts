import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { injectEnvironment, readEnvironment, readPorts } from './scripts/environment.mjs';
import { firstLoad, preloadedPages } from './scripts/lib/first-load.mjs';
import { openApiFile } from './scripts/lib/open-api-file.mjs';
import { developmentHeaders } from './scripts/security-headers.mjs';

const ports = readPorts();
const environment = readEnvironment();

/** The page carries the deployment's configuration, so that one build runs against any exchange. */
const environmentBlock: Plugin = {
  name: 'environment-block',
  transformIndexHtml: (html) => injectEnvironment(html, environment),
};

const server = { port: ports.web, strictPort: true, host: 'localhost', headers: { ...developmentHeaders() } };

/** What the pages share beside the shell is too small for a request of its own. */
const sharedByPages =
  /[\\/](application[\\/]markets[\\/]markets\.wiring|rest-markets\.wiring|rest-watchlists\.wiring|favourite-lists\.wiring|last-market\.wiring|live-control\.view|favourite-button\.view|market-row|use-flash|use-media-query|use-seconds-left|price-display|favourites\.wiring|symbol-logo|change-text|empty-state|stale-badge)\.tsx?$/;

export default defineConfig({
  plugins: [react(), environmentBlock, firstLoad(preloadedPages), openApiFile({ title: `${environment.brand.name} API`, server: environment.hosts.rest })],
  server,
  preview: server,
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    // Icons stay files: the security policy and the byte budget both prefer it.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        // Measured (docs/adr/0014-first-load.md): without these, a first load took 39 requests, most of them for single
        // small modules. One piece that every page draws with, one that calls the exchange by HTTP, and one for each page.
        codeSplitting: {
          groups: [
            { name: 'app', test: (id: string) => /[\\/]src[\\/]main[\\/]main\.tsx$/.test(id) || sharedByPages.test(id), priority: 20 },
            { name: 'calls', test: /(catalogue[\\/](account|markets|session|trading)\.endpoints|answer-reader|query-core-resource-cache)\.ts$|node_modules[\\/]axios[\\/]/, priority: 15 },
            { name: 'trade', test: /(trade|rest-trading|websocket-account)\.wiring\.ts$/, priority: 10 },
            { name: 'session', test: /(session|firebase)\.wiring\.ts$/, priority: 10 },
          ],
        },
      },
    },
  },
});
