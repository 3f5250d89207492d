import { languages, type LanguageCode } from '../../domain/platform/language';

/**
 * On a host that cannot choose among documents a plain address has the English one: whoever chose another language does
 * not see it flash by.
 * @returns whether it is hidden
 */
export function hideOtherLanguage(page: Document, language: LanguageCode): boolean {
  const { documentElement } = page;
  if (documentElement.lang === languages[language].regionalTag) return false;
  documentElement.dataset['otherLanguage'] = '';
  return true;
}
