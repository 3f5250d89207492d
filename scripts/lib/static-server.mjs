import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, STATUS_CODES } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import {
  assetHeaders,
  documentHeaders,
  reportPath,
  serviceWorkerFile,
  serviceWorkerHeaders,
  strictTransport,
} from '../security-headers.mjs';
import { documentChooser } from './document-chooser.mjs';
import { plainAddress } from './document-files.mjs';
import { longestReport, reportTypes, violationLog } from './violation-reports.mjs';

const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.woff2': 'font/woff2',
};
const compressed = promisify(brotliCompress);
const encodings = [
  // The page is compressed for each answer, so not as hard as the files.
  {
    name: 'br',
    ending: '.br',
    compress: (bytes) => compressed(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  },
  { name: 'gzip', ending: '.gz', compress: promisify(gzip) },
];

/**
 * Serves the built site as in production: compressed, cached by content hash, every page address answered by its document
 * with a nonce of its own, every other address by 404.
 * @param tls key and certificate; without them the site is served by plain http
 * @param log takes a line for each breach of the security policy that a browser reports
 */
export function serveSite(folder, environment, { tls, log = console.warn } = {}) {
  const documentOf = documentChooser(folder, environment);
  const always = tls ? strictTransport : {};
  const report = violationLog(log);

  const answer = async (request, response) => {
    const send = (status, headers, body) => {
      response.writeHead(status, { ...always, ...headers });
      response.end(request.method === 'HEAD' ? undefined : body);
    };
    const name = pathOf(request.url);
    if (name === reportPath && request.method === 'POST') return send(await takeReport(request, report), assetHeaders);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return send(405, { ...assetHeaders, Allow: 'GET, HEAD' });

    const plain = plainAddress(request.url);
    if (plain !== undefined) return send(301, { ...assetHeaders, Location: plain });

    const accepted = String(request.headers['accept-encoding'] ?? '');
    const encoding = encodings.find((known) => accepted.includes(known.name));
    const file = fileOf(folder, name);
    if (file) return send(200, ...fileAnswer(file, encoding));
    if (name === undefined || /\/\.|\.\w+$/.test(name)) return send(404, assetHeaders);

    const nonce = randomBytes(16).toString('base64url');
    const { status, parts } = documentOf(name, String(request.headers.cookie ?? ''));
    const page = Buffer.from(parts.join(nonce));
    const body = encoding ? await encoding.compress(page) : page;
    return send(
      status,
      {
        ...documentHeaders(environment, { nonce }),
        'Content-Type': types['.html'],
        'Content-Length': body.length,
        ...encodedAs(encoding),
      },
      body,
    );
  };
  const listener = (request, response) =>
    answer(request, response).catch((error) => {
      log(`The site could not answer: ${error.message}`);
      response.destroy();
    });
  const server = tls ? createSecureServer(tls, listener) : createServer(listener);
  // What Node would refuse by itself, and without a header of ours.
  const refuse = (socket, status) => {
    const headers = { ...always, ...assetHeaders, 'Content-Length': 0, Connection: 'close' };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    if (!socket.writable || socket._httpMessage?.headersSent) socket.destroy();
    else socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`);
  };
  server.on('clientError', ({ code }, socket) => refuse(socket, code === 'HPE_HEADER_OVERFLOW' ? 431 : 400));
  server.on('checkExpectation', ({ socket }) => refuse(socket, 417));
  return server;
}

function pathOf(address = '/') {
  try {
    return decodeURIComponent(new URL(address, 'http://site').pathname);
  } catch {
    return undefined;
  }
}

function fileOf(folder, name) {
  if (name === undefined || name.includes('\0')) return undefined;
  const file = path.join(folder, path.normalize(name));
  if (!file.startsWith(folder + path.sep) || path.basename(file).startsWith('.') || file.endsWith('.html'))
    return undefined;
  return existsSync(file) && statSync(file).isFile() ? file : undefined;
}

/** @returns headers, and what to send: a file is small, and a page asks for dozens, so it is read as one piece */
function fileAnswer(file, wanted) {
  const encoding = wanted && existsSync(file + wanted.ending) ? wanted : undefined;
  const sent = readFileSync(encoding ? file + encoding.ending : file);
  const headers = {
    ...(path.basename(file) === serviceWorkerFile ? serviceWorkerHeaders : assetHeaders),
    'Content-Type': types[path.extname(file)] ?? 'application/octet-stream',
    'Content-Length': sent.length,
    'Cache-Control': /[\\/]assets[\\/]/.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...encodedAs(encoding),
  };
  return [headers, sent];
}

function encodedAs(encoding) {
  return { Vary: 'Accept-Encoding', ...(encoding ? { 'Content-Encoding': encoding.name } : {}) };
}

/** @returns the status of the answer */
async function takeReport(request, report) {
  const type = String(request.headers['content-type'] ?? '')
    .split(';')[0]
    .trim();
  if (!reportTypes.includes(type)) return 415;
  if (!(Number(request.headers['content-length']) <= longestReport)) return 413;
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  report(Buffer.concat(chunks).toString('utf8'));
  return 204;
}
