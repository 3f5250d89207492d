import { known } from '../../../application/kernel/resource';
import { actionBound, computed, makeObservable, observable, observableRef } from 'mobx';
import type { Startable, Unsubscribe } from '../../../application/kernel/observable-value';
import { ChooseLanguage } from '../../../application/platform/choose-language.use-case';
import { tellRefusal } from '../../kit/formats/failure-keys';
import { LanguageCookiePort, TranslationsPort } from '../../../application/platform/language.port';
import { NoticesPort } from '../../kit/notices.port';
import { PagePort } from '../../../application/platform/page.port';
import { Session } from '../../../application/session/session';
import type { SessionState } from '../../../application/session/session-state';
import {
  defaultLanguage,
  isLanguageCode,
  type Language,
  type LanguageCode,
  languages,
} from '../../../domain/platform/language';
import type { Needs } from '../../../application/kernel/token';

/** The language on screen: the address's, else the account's, else the cookie's, else the device's. */
export class LanguageStore implements Startable {
  static readonly needs: Needs<typeof LanguageStore> = [
    TranslationsPort,
    LanguageCookiePort,
    ChooseLanguage,
    Session,
    PagePort,
    NoticesPort,
  ];

  code: LanguageCode = defaultLanguage;
  /** Nothing with words in it is drawn before some language's texts are there. */
  status: 'loading' | 'ready' | 'failed' = 'loading';
  #beginning: Promise<void> | undefined;
  #followedAccount: string | undefined;
  /** What was kept as chosen when the page was left. */
  #chosenBefore: LanguageCode | undefined;

  constructor(
    private readonly translations: TranslationsPort,
    private readonly cookie: LanguageCookiePort,
    private readonly chooseLanguage: ChooseLanguage,
    private readonly session: Session,
    private readonly page: PagePort,
    private readonly notices: NoticesPort,
  ) {
    makeObservable(this, {
      code: observableRef,
      status: observable,
      language: computed,
      follow: actionBound,
      begun: actionBound,
    });
  }

  get language(): Language {
    return languages[this.code];
  }

  start(): Unsubscribe {
    const stops = [
      this.translations.language.subscribe(this.follow),
      this.session.state.subscribe((state) => this.#followAccount(state)),
      this.page.visible.subscribe((visible) => this.#followTabs(visible)),
    ];
    void this.begin();
    return () => stops.forEach((stop) => stop());
  }

  /** Resolves once there is a language to draw in, or it is known that there is none. */
  begin(): Promise<void> {
    return (this.#beginning ??= this.#begin());
  }

  /** The address asks for it, as after a step back. */
  async show(code: LanguageCode): Promise<void> {
    if (code !== this.code) await this.translations.use(code);
  }

  async choose(code: string): Promise<void> {
    const chosen = await this.chooseLanguage.execute(code);
    if (!chosen.ok) tellRefusal(this.notices, chosen.error);
  }

  /** Loads the texts of a page's namespaces; whether they are there. */
  async load(namespaces: readonly string[]): Promise<boolean> {
    return (await this.translations.load(namespaces)).ok;
  }

  follow(code: LanguageCode): void {
    this.code = code;
  }

  begun(status: 'ready' | 'failed'): void {
    this.code = this.translations.language.current;
    this.status = status;
  }

  async #begin(): Promise<void> {
    const { addressLanguage, deviceLanguage } = this.translations;
    const wanted = addressLanguage ?? this.cookie.read() ?? deviceLanguage ?? defaultLanguage;
    const first = await this.translations.use(wanted);
    const begun = first.ok || wanted === defaultLanguage ? first : await this.translations.use(defaultLanguage);
    this.begun(begun.ok ? 'ready' : 'failed');
  }

  /** No event tells of a cookie: what another tab chose while this one was out of sight is seen on coming back. */
  #followTabs(visible: boolean): void {
    const chosen = this.cookie.read();
    if (!visible) this.#chosenBefore = chosen;
    else if (chosen !== undefined && chosen !== this.#chosenBefore) this.#takeOn(chosen);
  }

  /** The account's language is taken on once per log-in, so that it never overrides a choice made since. */
  #followAccount(state: SessionState): void {
    const account = state.status === 'loggedIn' ? known(state.account) : undefined;
    if (account?.userId === this.#followedAccount && state.status === 'loggedIn') return;
    if (state.status === 'loggedOut') this.#followedAccount = undefined;
    if (!account) return;
    this.#followedAccount = account.userId;
    if (isLanguageCode(account.language) && account.language !== this.translations.language.current)
      this.#takeOn(account.language);
  }

  /** What was chosen elsewhere: it decides on plain paths alone. */
  #takeOn(language: LanguageCode): void {
    if (this.translations.addressLanguage === undefined) void this.translations.use(language);
  }
}
