import type { LanguageCode } from '../../domain/platform/language';
import type { ObservableValue } from '../kernel/observable-value';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

/** The texts on screen: which language they are in, and switching it. `lang` of the document follows. */
export interface TranslationsPort {
  readonly language: ObservableValue<LanguageCode>;
  /** What the address asks for, such as `/ru/markets`: it wins over any choice. */
  readonly addressLanguage: LanguageCode | undefined;
  /** The supported language nearest to the device's own, if one is; nothing where the page is in a language already. */
  readonly deviceLanguage: LanguageCode | undefined;
  /** Loads the texts of namespaces beside `common`, in this language and in each one used afterwards. */
  load(namespaces: readonly string[]): Outcome<void>;
  /** Loads the language's texts, then shows them. */
  use(language: LanguageCode): Outcome<void>;
}

export const TranslationsPort = token<TranslationsPort>('TranslationsPort');

/** The language cookie of visitors who are not logged in. */
export interface LanguageCookiePort {
  read(): LanguageCode | undefined;
  write(language: LanguageCode): void;
}

export const LanguageCookiePort = token<LanguageCookiePort>('LanguageCookiePort');
