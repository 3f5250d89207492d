import { isLanguageCode, type LanguageCode } from '../../domain/platform/language';
import type { AccountPort } from '../account/account.port';
import type { Failure } from '../kernel/failure';
import type { Log } from '../kernel/log.port';
import type { Session } from '../session/session';
import { failureKey } from './failure-keys';
import { languageStorageKey } from './language-choice';
import type { LanguageCookiePort, TranslationsPort } from './language.port';
import type { LocalStoragePort } from './local-storage.port';
import type { NoticesPort } from './notices.port';

/**
 * Switches the language; acts only on a supported code (specification, section 5). The choice goes to the account
 * when somebody is logged in, else to the language cookie. A choice that cannot be saved still holds on this page.
 */
export class SwitchLanguage {
  readonly #translations: TranslationsPort;
  readonly #session: Session;
  readonly #account: AccountPort;
  readonly #cookie: LanguageCookiePort;
  readonly #storage: LocalStoragePort;
  readonly #notices: NoticesPort;
  readonly #log: Log;

  constructor(
    translations: TranslationsPort,
    session: Session,
    account: AccountPort,
    cookie: LanguageCookiePort,
    storage: LocalStoragePort,
    notices: NoticesPort,
    log: Log,
  ) {
    this.#translations = translations;
    this.#session = session;
    this.#account = account;
    this.#cookie = cookie;
    this.#storage = storage;
    this.#notices = notices;
    this.#log = log;
  }

  async execute(code: string): Promise<void> {
    if (!isLanguageCode(code)) {
      this.#log.warning('Not a supported language', { code });
      return;
    }
    const used = await this.#translations.use(code);
    if (!used.ok) {
      this.#failed('The texts could not be loaded', used.error);
      return;
    }
    this.#storage.write(languageStorageKey, code);
    await this.#save(code);
  }

  async #save(code: LanguageCode): Promise<void> {
    if (this.#session.state.current.status !== 'loggedIn') {
      this.#cookie.write(code);
      return;
    }
    const saved = await this.#account.saveLanguage(code);
    if (!saved.ok) this.#failed('The language could not be saved to the account', saved.error);
  }

  #failed(message: string, failure: Failure): void {
    this.#log.warning(message, { kind: failure.kind, code: failure.code });
    // The end of the session has its own notice.
    if (failure.kind !== 'unauthorised') this.#notices.show('error', { key: failureKey(failure) });
  }
}
