import { beneath, openParts } from './page-addresses.mjs';

/** The page of an address that has no file of its own, in English. */
export const shellFile = 'application.html';

/**
 * The page of an address that has no file of its own: one for each part of the site that has pages beneath it which the
 * build does not know, and one for all others, which nobody is to find.
 */
export function shellOf(prefix, name, addresses) {
  const part = openParts(addresses).find((each) => new RegExp(beneath(each, addresses)).test(name));
  return documentFile(prefix, shellPath(part));
}

export function shellPath(part) {
  return part === undefined ? '/application' : `/application/${part}`;
}

/** @param prefix of the language: nothing, or `/ru` */
export function documentFile(prefix, name) {
  return `${prefix}${name === '/' ? '/index' : name}.html`.slice(1);
}

/** The page of an address that is none. */
export function missingFile(prefix) {
  return documentFile(prefix, '/404');
}

export const prefixes = ['/zh', '/zh-Hans', '/ru', '/pt', '/ukr', '/vn', '/es'];

/** An address that puts a language before English, which has none. What follows begins no address of another site. */
export const englishPattern = '^/en(?:[/\\x5c]+|(?=\\?)|$)(?<rest>.*)$';

/** Where such an address leads, as it was asked for: the same page and question. All others lead nowhere else. */
export function plainAddress(address) {
  const found = new RegExp(englishPattern).exec(address);
  return found ? `/${found.groups.rest}` : undefined;
}

/** A language before a path, and the path itself. */
export function partsOf(address) {
  const prefix = prefixes.find((each) => address === each || address.startsWith(`${each}/`)) ?? '';
  return { prefix, name: address.slice(prefix.length).replace(/(.)\/$/, '$1') || '/' };
}
