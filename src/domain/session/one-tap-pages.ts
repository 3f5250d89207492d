/** Pages on which a visitor who is not logged in is offered Google's one tap (specification, section 1). */
const pages = new Set([
  '/',
  '/blog',
  '/proof-of-reserves',
  '/affiliates',
  '/brokers',
  '/designated-market-makers',
  '/team',
]);

/**
 * Where one tap leads from an address: to /trade from home, else back to the same page.
 * `undefined` where it is not offered.
 * @param search with its question mark, or empty
 */
export function oneTapReturn(path: string, search = ''): string | undefined {
  const page = path.length > 1 ? path.replace(/\/+$/, '') : path;
  if (!pages.has(page)) return undefined;
  return page === '/' ? '/trade' : page + search;
}
