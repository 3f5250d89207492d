import { runnerImport } from 'vite';

/** Puts the description of all calls beside the pages, as /openapi.json. */
export function openApiFile(about) {
  const text = async () => (await runnerImport('./scripts/lib/open-api-text.ts')).module.openApiText(about);
  return {
    name: 'open-api-file',
    configureServer(server) {
      server.middlewares.use('/openapi.json', (_request, response, next) => {
        text().then((json) => {
          response.setHeader('Content-Type', 'application/json');
          response.end(json);
        }, next);
      });
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'openapi.json', source: await text() });
    },
  };
}
