import { defaultLanguage, languageCodes, type LanguageCode } from '../platform/language';

/*
 * How languages are told in a Ghost, which knows none (docs/adr/0037-articles.md): a translation has the original's
 * slug with the language behind it, and the language's internal tag.
 */

/** Slugs of the internal tags of all languages but English: articles with none of them are originals. */
export const translationTags: readonly string[] = languageCodes
  .filter((code) => code !== defaultLanguage)
  .map(translationTag);

export function translationTag(language: LanguageCode): string {
  return `hash-${language.toLowerCase()}`;
}

export function translationSlug(slug: string, language: LanguageCode): string {
  return language === defaultLanguage ? slug : `${slug}-${language.toLowerCase()}`;
}

/** The language that an article's tags tell. */
export function languageOfTags(tags: readonly string[]): LanguageCode {
  return (
    languageCodes.find((code) => code !== defaultLanguage && tags.includes(translationTag(code))) ?? defaultLanguage
  );
}

/** The slug of what was translated. */
export function originalSlug(slug: string, language: LanguageCode): string {
  const ending = `-${language.toLowerCase()}`;
  return language !== defaultLanguage && slug.endsWith(ending) ? slug.slice(0, -ending.length) : slug;
}
