import { actionBound, computed, makeObservable, observable, observableRef } from 'mobx';
import type { Unsubscribe } from '../../application/kernel/observable-value';
import type { Startable } from '../../application/kernel/observable-value';
import type { LanguageCookiePort, TranslationsPort } from '../../application/platform/language.port';
import { defaultLanguage, isLanguageCode, type Language, type LanguageCode, languages } from '../../domain/platform/language';

/** The language on screen. */
export class LanguageStore implements Startable {
  code: LanguageCode = defaultLanguage;
  /** Texts of some language are there; nothing with words in it is drawn before. */
  ready = false;

  constructor(
    private readonly translations: TranslationsPort,
    private readonly cookie: LanguageCookiePort,
  ) {
    makeObservable(this, { code: observableRef, ready: observable, language: computed, follow: actionBound, loaded: actionBound });
  }

  get language(): Language {
    return languages[this.code];
  }

  start(): Unsubscribe {
    const stop = this.translations.language.subscribe(this.follow);
    void this.translations.use(this.cookie.read() ?? this.translations.deviceLanguage ?? defaultLanguage).then(this.loaded);
    return stop;
  }

  /** Switches to a supported language; anything else changes nothing (specification, section 5). */
  async choose(code: string): Promise<void> {
    if (!isLanguageCode(code)) return;
    const result = await this.translations.use(code);
    if (result.ok) this.cookie.write(code);
  }

  /** Loads the texts of a page's namespaces. */
  async load(namespaces: readonly string[]): Promise<void> {
    await this.translations.load(namespaces);
  }

  follow(code: LanguageCode): void {
    this.code = code;
  }

  loaded(): void {
    this.code = this.translations.language.current;
    this.ready = true;
  }
}
