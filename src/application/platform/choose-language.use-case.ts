import { isLanguageCode } from '../../domain/platform/language';
import { AccountCommandsPort } from '../account/account-commands.port';
import { Session } from '../session/session';
import { failureKey } from './failure-keys';
import { LanguageCookiePort, TranslationsPort } from './language.port';
import { NoticesPort } from './notices.port';
import type { Needs } from '../kernel/token';

/**
 * Switches the language. Acts on supported codes only; the choice is saved to the account when logged in and to
 * the language cookie otherwise (specification, sections 1 and 5).
 */
export class ChooseLanguage {
  static readonly needs: Needs<typeof ChooseLanguage> = [
    TranslationsPort,
    LanguageCookiePort,
    Session,
    AccountCommandsPort,
    NoticesPort,
  ];

  readonly #translations: TranslationsPort;
  readonly #cookie: LanguageCookiePort;
  readonly #session: Session;
  readonly #accounts: AccountCommandsPort;
  readonly #notices: NoticesPort;
  #saving = Promise.resolve<unknown>(undefined);

  constructor(
    translations: TranslationsPort,
    cookie: LanguageCookiePort,
    session: Session,
    accounts: AccountCommandsPort,
    notices: NoticesPort,
  ) {
    this.#translations = translations;
    this.#cookie = cookie;
    this.#session = session;
    this.#accounts = accounts;
    this.#notices = notices;
  }

  async execute(code: string): Promise<void> {
    if (!isLanguageCode(code)) return;
    const shown = await this.#translations.use(code);
    if (!shown.ok) {
      this.#notices.show('error', { key: failureKey(shown.error) });
      return;
    }
    // Another choice was made while this one loaded.
    if (this.#translations.language.current !== code) return;
    if (this.#session.state.current.status !== 'loggedIn') {
      this.#cookie.write(code);
      return;
    }
    // One after the other, so that what was chosen last is what is kept.
    const saving = this.#saving.then(() => this.#accounts.saveLanguage(code));
    this.#saving = saving;
    const saved = await saving;
    // The language is on screen; an ended session has its own notice.
    if (!saved.ok && saved.error.kind !== 'unauthorised') this.#notices.show('error', { key: failureKey(saved.error) });
  }
}
