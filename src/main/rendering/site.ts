import type { Environment } from '../../application/platform/environment';
import type { Article } from '../../domain/blog/article';
import { defaultLanguage, languageCodes, languages, type LanguageCode } from '../../domain/platform/language';
import { addressIn } from '../../domain/platform/language-address';

/** A page as others speak of it. */
export interface PageOfSite {
  /** `undefined` for the page of addresses that are none. */
  readonly path: string | undefined;
  readonly title: string;
  readonly description: string;
  /** Where it is not there in all languages. */
  readonly languages?: readonly LanguageCode[] | undefined;
  readonly article?: Article | undefined;
}

export interface Site {
  readonly environment: Environment;
  readonly language: LanguageCode;
  /** All its pages in this language. */
  readonly all: readonly PageOfSite[];
}

/** The whole address of a path of this site. */
export function siteAddress(environment: Environment, path: string): string {
  return new URL(path, environment.links['website']).href;
}

/**
 * The picture that others show of a page: an article's own, where it has one, else the page's title in its language. What
 * nobody else draws becomes a PNG.
 */
export function sharedPicture({ article, path }: PageOfSite, { environment, language }: Site): string {
  const picture = article?.picture?.url;
  if (article === undefined || picture === undefined) return siteAddress(environment, titlePicture(language, path));
  return isDrawing(picture) ? siteAddress(environment, drawnPicture(article.slug)) : picture;
}

/** Where the build puts the picture of a page's title. */
export function titlePicture(language: LanguageCode, path = '/'): string {
  return `/share/pages/${language}${path === '/' ? '/home' : path}.png`;
}

export function isDrawing(picture: string): boolean {
  return new URL(picture).pathname.endsWith('.svg');
}

/** Where the build puts an article's picture. */
export function drawnPicture(slug: string): string {
  return `/share/${slug}.png`;
}

/** Pages that only say something are found by nobody. */
const unlisted = '/500';

/** Where a page is found in its language, and in which other ones; nowhere where it is not to be found. */
export interface Addresses {
  readonly address: string | undefined;
  /** All languages by their regional tags, and the one for everybody else. */
  readonly alternates: readonly { readonly tag: string; readonly href: string }[];
}

export function addressesOf(
  { path, languages: spoken = languageCodes }: Pick<PageOfSite, 'path' | 'languages'>,
  { environment, language }: Site,
): Addresses {
  if (path === undefined || path === unlisted) return { address: undefined, alternates: [] };
  const addressOf = (code: LanguageCode): string => siteAddress(environment, addressIn(code, path));
  return {
    address: addressOf(language),
    alternates: [
      ...spoken.map((code) => ({ tag: languages[code].regionalTag, href: addressOf(code) })),
      { tag: 'x-default', href: addressOf(defaultLanguage) },
    ],
  };
}
