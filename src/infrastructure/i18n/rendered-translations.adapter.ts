import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Outcome } from '../../application/kernel/failure';
import { Subject } from '../../application/kernel/observable-value';
import type { TranslationsPort } from '../../application/platform/language.port';
import { defaultLanguage, languages, type LanguageCode } from '../../domain/platform/language';
import { success } from '../../domain/shared/result';
import { defaultNamespace, i18nextOptions } from './i18next-options';

/** By language and namespace. */
export type Texts = Readonly<Record<LanguageCode, Readonly<Record<string, object>>>>;

/**
 * The texts of one language, all of them there from the beginning: for pages that are rendered ahead, one language
 * after the other. A text that no language has is an error.
 */
export class RenderedTranslationsAdapter implements TranslationsPort {
  readonly language: Subject<LanguageCode>;
  readonly deviceLanguage = undefined;

  constructor(
    readonly addressLanguage: LanguageCode,
    texts: Texts,
  ) {
    this.language = new Subject(addressLanguage);
    void createInstance()
      .use(initReactI18next)
      .init({
        ...i18nextOptions(),
        lng: languages[addressLanguage].regionalTag,
        ns: Object.keys(texts[defaultLanguage]),
        defaultNS: defaultNamespace,
        resources: Object.fromEntries(
          [defaultLanguage, addressLanguage].map((code) => [languages[code].regionalTag, texts[code]]),
        ),
        parseMissingKeyHandler: (key) => {
          throw new Error(`There is no text ${key}.`);
        },
      });
  }

  load(): Outcome<void> {
    return Promise.resolve(success(undefined));
  }

  use(): Outcome<void> {
    return Promise.resolve(success(undefined));
  }
}
