import type { Environment } from '../../application/platform/environment';
import { defaultLanguage, languageCodes, languages, type LanguageCode } from '../../domain/platform/language';
import { addressIn } from '../../domain/platform/language-address';

/** A page as others speak of it. */
export interface PageOfSite {
  /** `undefined` for the page of addresses that are none. */
  readonly path: string | undefined;
  readonly title: string;
  readonly description: string;
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

/** Pages that only say something are found by nobody. */
const unlisted = '/500';

/** Where a page is found in its language, and in which other ones; nowhere where it is not to be found. */
export interface Addresses {
  readonly address: string | undefined;
  /** All languages by their regional tags, and the one for everybody else. */
  readonly alternates: readonly { readonly tag: string; readonly href: string }[];
}

export function addressesOf({ path }: Pick<PageOfSite, 'path'>, { environment, language }: Site): Addresses {
  if (path === undefined || path === unlisted) return { address: undefined, alternates: [] };
  const addressOf = (code: LanguageCode): string => siteAddress(environment, addressIn(code, path));
  return {
    address: addressOf(language),
    alternates: [
      ...languageCodes.map((code) => ({ tag: languages[code].regionalTag, href: addressOf(code) })),
      { tag: 'x-default', href: addressOf(defaultLanguage) },
    ],
  };
}
