import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { build, type Rolldown } from 'vite';
import { readEnvironment, root } from '../../../scripts/environment.mjs';
import { serveSite } from '../../../scripts/lib/static-server.mjs';
import { noncePlaceholder } from '../../../scripts/security-headers.mjs';
import { freePort } from '../../support/free-ports';
import { PlainText } from './plain-text';

export interface PlainSite {
  readonly address: string;
  stop(): void;
}

/** By what the page is, at an address that the product's server knows for a page. */
export const plainPages = { static: '/', react: '/markets' } as const;

/** Two pages with the same few words, by the server that serves the product: one is a document, the other draws them by React. */
export async function plainSite(): Promise<PlainSite> {
  const folder = mkdtempSync(path.join(tmpdir(), 'plain-'));
  mkdirSync(path.join(folder, 'assets'));
  const write = (name: string, text: string): void => {
    writeFileSync(path.join(folder, name), text);
    writeFileSync(path.join(folder, `${name}.br`), brotliCompressSync(text));
  };
  write('assets/page.css', 'body { margin: 2rem; font: 1rem/1.5 sans-serif } h1 { font-size: 2.5rem }');
  write('assets/page.js', await scriptOf('tests/bench/web/plain-page.tsx'));
  write('index.html', documentOf(renderToStaticMarkup(createElement(PlainText))));
  write(
    'markets.html',
    documentOf('', `<script type="module" nonce="${noncePlaceholder}" src="/assets/page.js"></script>`),
  );
  const port = await freePort();
  const server: Server = serveSite(folder, readEnvironment('sandbox', { web: port, sandbox: port, auth: port }));
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  return {
    address: `http://localhost:${port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
      rmSync(folder, { recursive: true });
    },
  };
}

function documentOf(content: string, script = ''): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Plain</title><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><link rel="stylesheet" href="/assets/page.css">${script}</head><body><div id="root">${content}</div></body></html>`;
}

async function scriptOf(file: string): Promise<string> {
  const { output } = (await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, minify: true, modulePreload: false, rolldownOptions: { input: file } },
  })) as Rolldown.RolldownOutput;
  return output[0].code;
}
