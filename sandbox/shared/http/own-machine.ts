import type { AddressInfo } from 'node:net';
import type { FastifyRequest } from 'fastify';

const names = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;
const addresses = /^(127\.|::1$|::ffff:127\.)/i;

/**
 * Whether this machine asks for itself: a program on it, the product's page, or somebody who opened the address. A
 * foreign name that leads here (DNS rebinding) and pages of anybody else are no part of that.
 */
export function asksForItself(request: FastifyRequest, webOrigins: readonly string[]): boolean {
  const { host = '', origin, 'sec-fetch-site': site = 'none', 'sec-fetch-mode': mode } = request.headers;
  if (!addresses.test(request.ip) || !names.test(host)) return false;
  if (origin !== undefined) return webOrigins.includes(origin);
  return site === 'none' || site === 'same-origin' || mode === 'navigate';
}

/** Where this server is reached, whatever name it was asked by. */
export function ownAddress(request: Pick<FastifyRequest, 'server'>): string {
  const { port } = request.server.server.address() as AddressInfo;
  return `http://localhost:${port}`;
}
