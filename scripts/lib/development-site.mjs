import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../environment.mjs';
import { assetHeaders, documentHeaders, noncePlaceholder } from '../security-headers.mjs';

/** What a page is made of while somebody develops: its own modules, and libraries as Vite prepares them. */
const parts = ['/src/', '/node_modules/.vite/', '/node_modules/vite/dist/client/', '/@vite/', '/@react-refresh'];

/**
 * Vite answers with any file of the project, to any page of this machine. This stands before it: the product and nothing
 * else, to the product's own page and nobody else, with the policy of production.
 * @returns a plugin of Vite
 */
export function developmentSite(environment) {
  return {
    name: 'development-site',
    apply: 'serve',
    config: () => ({ html: { cspNonce: noncePlaceholder } }),
    configureServer: (server) => {
      server.middlewares.use((request, response, next) => {
        const answer = (status, headers, body) => response.writeHead(status, headers).end(body);
        if (!isOwnHost(request.headers.host, server.config.server.port)) return answer(421, assetHeaders);
        if (!isOwnPage(request.headers)) return answer(403, assetHeaders);
        if (request.method !== 'GET' && request.method !== 'HEAD')
          return answer(405, { ...assetHeaders, Allow: 'GET, HEAD' });
        const kind = kindOf(request.url);
        if (kind === 'none') return answer(404, assetHeaders);
        response.setHeaders(new Map(Object.entries(assetHeaders)));
        if (kind === 'part') return next();
        const nonce = randomBytes(16).toString('base64url');
        server
          .transformIndexHtml('/index.html', readFileSync(path.join(root, 'index.html'), 'utf8'))
          .then((page) =>
            answer(
              200,
              { ...documentHeaders(environment, { nonce }), 'Content-Type': 'text/html; charset=utf-8' },
              page.replaceAll(noncePlaceholder, nonce),
            ),
          )
          .catch(next);
      });
    },
  };
}

/** A name that leads to this machine does not make a page of this machine out of a foreign one (DNS rebinding). */
function isOwnHost(host, port) {
  return [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`].includes(host);
}

/** Others may lead here by a link. Everything else that a browser asks for on their behalf is refused. */
function isOwnPage({ host, origin, 'sec-fetch-site': site = 'none', 'sec-fetch-mode': mode }) {
  if (origin !== undefined && origin !== `http://${host}`) return false;
  return site === 'same-origin' || site === 'none' || mode === 'navigate';
}

/** @returns `page` for an address that no file has, `part` for what pages are made of, `none` for everything else */
function kindOf(address) {
  const name = nameOf(address);
  if (name === undefined || /\/(@fs|__)|[\0\\]/.test(name)) return 'none';
  if (parts.some((part) => name.startsWith(part))) return 'part';
  if (name === '/') return 'page';
  if (existsSync(path.join(root, 'public', name))) return 'part';
  return name.includes('.') || existsSync(path.join(root, name)) ? 'none' : 'page';
}

/** The path as Vite will understand it, or nothing where it could be understood in two ways. */
function nameOf(address) {
  try {
    const name = decodeURIComponent(new URL(address, 'http://site').pathname);
    return path.posix.normalize(name) === name && !name.includes('%') ? name : undefined;
  } catch {
    return undefined;
  }
}
