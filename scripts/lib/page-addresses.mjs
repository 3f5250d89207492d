import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../environment.mjs';

const features = path.join(root, 'src/presentation/features');

/** All addresses of pages as one regular expression; a slash at the end is none of their business. */
export function addressPattern(addresses) {
  const parts = addresses.map((address) =>
    address
      .replace(/\/:\w+\?/g, '(/[^/]+)?')
      .replace(/:\w+/g, '[^/]+')
      .replace(/^\/$/, ''),
  );
  return `^(${parts.sort().join('|')})/?$`;
}

/** Parts of the site beneath which the build does not know every page: `trade` of `/trade/:market`. */
export function openParts(addresses) {
  return addresses.flatMap((address) => /^\/([\w-]+)\/:\w+\??$/.exec(address)?.[1] ?? []).sort();
}

/** Addresses of the product's pages, as their descriptions have them; the one for all others is left out. */
export function pageAddresses() {
  return readdirSync(features, { recursive: true })
    .filter((name) => name.endsWith('.feature.ts'))
    .flatMap((name) => readFileSync(path.join(features, name), 'utf8').match(/(?<=^ {2}path: ')\/[^']*(?=')/gm) ?? []);
}
