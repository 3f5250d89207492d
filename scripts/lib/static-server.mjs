import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { injectEnvironment } from '../environment.mjs';
import { assetHeaders, securityHeaders } from '../security-headers.mjs';

const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
};
const encodings = [
  ['br', '.br', brotliCompressSync],
  ['gzip', '.gz', gzipSync],
];

/** Serves the built site as a CDN would: compressed, cached by content hash, every page address answered by the page. */
export function serveSite(folder, environment) {
  const html = injectEnvironment(readFileSync(path.join(folder, 'index.html'), 'utf8'), environment);
  const documentHeaders = securityHeaders(environment, html);
  const page = Buffer.from(html);
  const pages = new Map(encodings.map(([name, , compress]) => [name, compress(page)]));

  return createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const encoding = encodings.find(([name]) => accepted.includes(name));
    const file = fileOf(folder, request.url ?? '/');
    for (const [name, value] of Object.entries(file ? assetHeaders : documentHeaders)) response.setHeader(name, value);
    response.setHeader('Vary', 'Accept-Encoding');
    if (file) sendFile(file, encoding, request, response);
    else if (path.extname(new URL(request.url ?? '/', 'http://site').pathname)) response.writeHead(404).end();
    else sendPage(encoding ? pages.get(encoding[0]) : page, encoding?.[0], request, response);
  });
}

function fileOf(folder, address) {
  let name;
  try {
    name = decodeURIComponent(new URL(address, 'http://site').pathname);
  } catch {
    return undefined;
  }
  const file = path.join(folder, path.normalize(name));
  if (!file.startsWith(folder + path.sep) || path.basename(file).startsWith('.') || file.endsWith('index.html')) return undefined;
  return existsSync(file) && statSync(file).isFile() ? file : undefined;
}

function sendFile(file, encoding, request, response) {
  const compressed = encoding && existsSync(file + encoding[1]) ? file + encoding[1] : undefined;
  if (compressed) response.setHeader('Content-Encoding', encoding[0]);
  response.writeHead(200, {
    'Content-Type': types[path.extname(file)] ?? 'application/octet-stream',
    'Content-Length': statSync(compressed ?? file).size,
    'Cache-Control': /[\\/]assets[\\/]/.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
  });
  if (request.method === 'HEAD') response.end();
  else createReadStream(compressed ?? file).pipe(response);
}

function sendPage(bytes, encoding, request, response) {
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.writeHead(200, { 'Content-Type': types['.html'], 'Content-Length': bytes.length, 'Cache-Control': 'no-cache' });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}
