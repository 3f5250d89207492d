import { defaultLanguage, isLanguageCode, languageOfTag, type LanguageCode } from '../../domain/platform/language';
import type { Startable, Unsubscribe } from '../kernel/observable-value';
import type { Session } from '../session/session';
import type { LanguageCookiePort, PreferredLanguagesPort, TranslationsPort } from './language.port';
import type { LocalStoragePort } from './local-storage.port';

/** Under this key a switch is announced to the other tabs. */
export const languageStorageKey = 'language';

/**
 * Which language the product speaks: the account's, else the language cookie's, else the browser's, else English.
 * The account's is known last and is taken over once per log-in, so that it never undoes a switch made meanwhile.
 */
export class LanguageChoice implements Startable {
  readonly #cookie: LanguageCookiePort;
  readonly #preferred: PreferredLanguagesPort;
  readonly #session: Session;
  readonly #translations: TranslationsPort;
  readonly #storage: LocalStoragePort;
  #takenOverFor: string | undefined;

  constructor(
    cookie: LanguageCookiePort,
    preferred: PreferredLanguagesPort,
    session: Session,
    translations: TranslationsPort,
    storage: LocalStoragePort,
  ) {
    this.#cookie = cookie;
    this.#preferred = preferred;
    this.#session = session;
    this.#translations = translations;
    this.#storage = storage;
  }

  /** The language to start with, before any host has answered. */
  initial(): LanguageCode {
    return this.#cookie.read() ?? firstSupported(this.#preferred.tags()) ?? defaultLanguage;
  }

  start(): Unsubscribe {
    const stops = [
      this.#session.state.subscribe(() => this.#followAccount()),
      this.#storage.onChange(languageStorageKey, (value) => this.#use(value)),
    ];
    this.#followAccount();
    return () => stops.forEach((stop) => stop());
  }

  #followAccount(): void {
    const state = this.#session.state.current;
    if (state.status === 'loggedOut') this.#takenOverFor = undefined;
    if (state.status !== 'loggedIn' || !state.account || state.account.userId === this.#takenOverFor) return;
    this.#takenOverFor = state.account.userId;
    this.#use(state.account.language);
  }

  #use(language: string | undefined): void {
    if (!isLanguageCode(language) || language === this.#translations.language.current) return;
    // A language that cannot be loaded leaves the texts as they are.
    void this.#translations.use(language);
  }
}

function firstSupported(tags: readonly string[]): LanguageCode | undefined {
  for (const tag of tags) {
    const language = languageOfTag(tag);
    if (language !== undefined) return language;
  }
  return undefined;
}
