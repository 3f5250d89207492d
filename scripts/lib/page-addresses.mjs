import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../environment.mjs';

const features = path.join(root, 'src/presentation/features');

/** What stands for a part of an address that names something, where not everything can: a market as `symbolOfSlug` reads it. */
const shapes = { market: '[A-Za-z0-9]+[_-][A-Za-z0-9]+([_-][Pp][Ee][Rr][Pp])?' };

/** All addresses of pages as one regular expression; a slash at the end is none of their business. */
export function addressPattern(addresses) {
  const parts = addresses.map((address) =>
    address
      .replace(/\/:\w+\?/g, '(/[^/]+)?')
      .replace(/:(\w+)/g, (_, name) => shapes[name] ?? '[^/]+')
      .replace(/^\/$/, ''),
  );
  return `^(${parts.sort().join('|')})/?$`;
}

/** Addresses beneath an open part of the site. */
export function beneath(part, addresses) {
  const [, name] = addresses.map((address) => new RegExp(`^/${part}/:(\\w+)\\??$`).exec(address)).find(Boolean);
  return `^/${part}/${shapes[name] ?? '[^/]+'}/?$`;
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
