import { isLanguageCode } from '../../domain/platform/language';
import { success } from '../../domain/shared/result';
import { AccountCommandsPort } from '../account/account-commands.port';
import type { Outcome } from '../kernel/failure';
import { Session } from '../session/session';
import { LanguageCookiePort, TranslationsPort } from './language.port';
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
  ];

  readonly #translations: TranslationsPort;
  readonly #cookie: LanguageCookiePort;
  readonly #session: Session;
  readonly #accounts: AccountCommandsPort;
  #saving = Promise.resolve<unknown>(undefined);

  constructor(
    translations: TranslationsPort,
    cookie: LanguageCookiePort,
    session: Session,
    accounts: AccountCommandsPort,
  ) {
    this.#translations = translations;
    this.#cookie = cookie;
    this.#session = session;
    this.#accounts = accounts;
  }

  /** A language that could not be saved is on screen all the same. */
  async execute(code: string): Outcome<void> {
    if (!isLanguageCode(code)) return success(undefined);
    const shown = await this.#translations.use(code);
    // Another choice was made while this one loaded.
    if (!shown.ok || this.#translations.language.current !== code) return shown;
    if (this.#session.state.current.status !== 'loggedIn') {
      this.#cookie.write(code);
      return shown;
    }
    // One after the other, so that what was chosen last is what is kept.
    const saving = this.#saving.then(() => this.#accounts.saveLanguage(code));
    this.#saving = saving;
    return saving;
  }
}
