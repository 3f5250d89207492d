import type { LinkTarget } from '../../domain/blog/article-body';
import { symbolOfSlug } from '../../domain/markets/market-symbol';

/** Addresses of the content host, of this product, and of pictures that may be shown. */
export interface KnownHosts {
  readonly content: string;
  readonly own: readonly string[];
  readonly pictures: readonly string[];
}

/** What an anchor of an article is called in the page, apart from the page's own. */
export function sectionId(text: string): string {
  return `section-${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')}`;
}

/** Where a link leads; `undefined` where no link may lead. */
export function linkTarget(href: string, hosts: KnownHosts): LinkTarget | undefined {
  if (href.startsWith('#')) return { to: 'section', id: sectionId(decoded(href.slice(1))) };
  const url = parsed(href, hosts.content);
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return undefined;
  const isContent = url.origin === originOf(hosts.content);
  if (!isContent && !hosts.own.some((own) => originOf(own) === url.origin)) return { to: 'outside', url: url.href };
  const market = /^\/trade\/([^/]+)\/?$/.exec(url.pathname)?.[1];
  const symbol = market === undefined ? undefined : symbolOfSlug(market);
  if (symbol !== undefined) return { to: 'market', symbol };
  // A Ghost's own address of an article: its slug, and a slash behind it.
  const article = isContent ? /^\/([\w-]+)\/$/.exec(url.pathname)?.[1] : undefined;
  return { to: 'page', path: (article === undefined ? url.pathname : `/blog/${article}`) + url.search + url.hash };
}

/** Whole address of a picture; `undefined` for one that the page's policy would refuse. */
export function pictureUrl(src: string, hosts: KnownHosts): string | undefined {
  const url = parsed(src, hosts.content);
  if (url === undefined) return undefined;
  return hosts.pictures.some((host) => originOf(host) === url.origin) ? url.href : undefined;
}

function originOf(address: string): string | undefined {
  return parsed(address.replace('{symbol}', 'symbol'), 'https://nowhere.invalid')?.origin;
}

function parsed(address: string, base: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
