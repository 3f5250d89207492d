/** The page of every address that is not rendered ahead. */
export const shellFile = 'application.html';

/** @param prefix of the language: nothing, or `/ru` */
export function documentFile(prefix, name) {
  return `${prefix}${name === '/' ? '/index' : name}.html`.slice(1);
}

/** The page of an address that is none. */
export function missingFile(prefix) {
  return documentFile(prefix, '/404');
}

export const prefixes = ['/zh', '/zh-Hans', '/ru', '/pt', '/ukr', '/vn', '/es'];

/** A language before a path, and the path itself. */
export function partsOf(address) {
  const prefix = prefixes.find((each) => address === each || address.startsWith(`${each}/`)) ?? '';
  return { prefix, name: address.slice(prefix.length).replace(/(.)\/$/, '$1') || '/' };
}
