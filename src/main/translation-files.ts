import type { TranslationFiles } from '../infrastructure/i18n/translation-files';

const urls = import.meta.glob<string>('../presentation/i18n/*/*.json', { query: '?url', import: 'default', eager: true });

/** The translation files as the build names them. */
export const translationFiles: TranslationFiles = {
  urlOf: (language, namespace) => urls[`../presentation/i18n/${language}/${namespace}.json`],
};
