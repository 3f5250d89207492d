import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { injectEnvironment, readEnvironment, readPorts } from './scripts/environment.mjs';

const ports = readPorts();

/** The page carries the deployment's configuration, so that one build runs against any exchange. */
const environmentBlock: Plugin = {
  name: 'environment-block',
  transformIndexHtml: (html) => injectEnvironment(html, readEnvironment()),
};

const server = { port: ports.web, strictPort: true, host: 'localhost' };

export default defineConfig({
  plugins: [react(), environmentBlock],
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
        // Measured: without these, a first load took 39 requests, most of them for single small modules that the
        // entry and a page share. What the entry needs comes in one piece, and what pages share in another.
        codeSplitting: {
          groups: [
            { name: 'app', test: /src[\\/]main[\\/]main\.tsx$/, priority: 20 },
            { name: 'shared', test: /[\\/]src[\\/]/, minShareCount: 2, priority: 10 },
          ],
        },
      },
    },
  },
});
