import type { Plugin } from 'vite';
import { catalogue } from '../../src/infrastructure/rest/catalogue/catalogue';
import { openApiDocument } from '../../src/infrastructure/rest/reference/open-api';

/** Puts the description of all calls beside the pages, as /openapi.json. */
export function openApiFile(about: { readonly title: string; readonly server: string }): Plugin {
  const text = (): string => JSON.stringify(openApiDocument(catalogue, about));
  return {
    name: 'open-api-file',
    configureServer(server) {
      server.middlewares.use('/openapi.json', (_request, response) => {
        response.setHeader('Content-Type', 'application/json');
        response.end(text());
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'openapi.json', source: text() });
    },
  };
}
