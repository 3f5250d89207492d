import type { TranslationFiles } from '../infrastructure/i18n/translation-files';
import { preloadsIn } from './bootstrap/preloads';

const { texts } = preloadsIn(document);

/** The translation files, where the page says that they are. */
export const translationFiles: TranslationFiles = {
  urlOf: (language, namespace) => `${texts}/${language}/${namespace}.json`,
};
