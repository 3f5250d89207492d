import { defaultLanguage, isLanguageCode, type LanguageCode } from './language';

/**
 * Languages in addresses: plain paths are English, and the code of any other language stands before the same path:
 * `/markets`, `/ru/markets`.
 */
interface LanguageAddress {
  /** `undefined` where the address asks for none: whoever has chosen a language stays in it there. */
  readonly language: LanguageCode | undefined;
  /** The same page without its language. */
  readonly path: string;
}

/** @param path the path of an address, as the browser writes it */
export function languageAddress(path: string): LanguageAddress {
  const [, first = '', rest = ''] = /^\/([^/]*)(.*)$/.exec(path) ?? [];
  if (!isLanguageCode(first) || first === defaultLanguage) return { language: undefined, path };
  return { language: first, path: rest || '/' };
}

/** What stands before every path of a language: nothing, or `/ru`. */
export function languagePrefix(language: LanguageCode | undefined): string {
  return language === undefined || language === defaultLanguage ? '' : `/${language}`;
}

/** @param path without a language */
export function addressIn(language: LanguageCode, path: string): string {
  const prefix = languagePrefix(language);
  return path === '/' ? prefix || '/' : prefix + path;
}
