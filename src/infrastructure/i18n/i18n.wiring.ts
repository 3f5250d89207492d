import { defineModule, provide } from '../../application/kernel/provider';
import { TranslationsPort } from '../../application/platform/language.port';
import { I18nextTranslationsAdapter } from './i18next-translations.adapter';

/** Needs `TranslationFiles`, which the composition root takes from the build. */
export const i18nModule = defineModule('i18n', [provide(TranslationsPort, I18nextTranslationsAdapter)]);
