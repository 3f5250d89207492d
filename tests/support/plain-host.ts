import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import path from 'node:path';
import { injectEnvironment } from '../../scripts/environment.mjs';
import type { Environment } from '../../src/application/platform/environment';
import type { Certificate } from './certificate';

interface Hosting {
  readonly headers: readonly {
    readonly source: string;
    readonly headers: readonly { readonly key: string; readonly value: string }[];
  }[];
  readonly rewrites: readonly { readonly regex: string; readonly destination: string }[];
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
};

/** A host that sends files with fixed headers, as Firebase Hosting does with its configuration: later rules win. */
export function plainHost(folder: string, configuration: string, environment: Environment, tls?: Certificate): Server {
  const { hosting } = JSON.parse(configuration) as { readonly hosting: Hosting };
  const answer: RequestListener = (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    for (const { source, headers } of hosting.headers) {
      if (source !== '**' && !pathname.startsWith(source.replace('**', ''))) continue;
      for (const { key, value } of headers) response.setHeader(key, value);
    }
    const asked = path.join(folder, path.normalize(pathname));
    const shell = hosting.rewrites.find(({ regex }) => new RegExp(regex).test(pathname))?.destination;
    const file =
      [asked, `${asked}.html`, path.join(asked, 'index.html')].find(isFile) ?? path.join(folder, shell ?? '404.html');
    const isPage = file.endsWith('.html');
    response.setHeader(
      'Content-Type',
      isPage ? 'text/html; charset=utf-8' : (types[path.extname(file)] ?? 'application/octet-stream'),
    );
    response.end(isPage ? injectEnvironment(readFileSync(file, 'utf8'), environment) : readFileSync(file));
  };
  return tls ? createSecureServer(tls, answer) : createServer(answer);
}

function isFile(file: string): boolean {
  return existsSync(file) && statSync(file).isFile();
}
