import { token } from '../../application/kernel/token';
import type { LanguageCode } from '../../domain/platform/language';

/** Addresses of the translation files, which the build names by their content. */
export interface TranslationFiles {
  /** `undefined` for a file the build does not have. */
  urlOf(language: LanguageCode, namespace: string): string | undefined;
}

export const TranslationFiles = token<TranslationFiles>('TranslationFiles');
