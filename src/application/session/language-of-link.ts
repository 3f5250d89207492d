import { isLanguageCode, type LanguageCode } from '../../domain/platform/language';
import { known } from '../kernel/resource';
import type { Needs } from '../kernel/token';
import { LanguageCookiePort, TranslationsPort } from '../platform/language.port';
import { Session } from './session';

/**
 * The language of a mail goes on with its link: whoever asked for the mail in one reads on in it, whatever the browser
 * speaks. The address, the account and a choice on this device come before it.
 */
export class LanguageOfLink {
  static readonly needs: Needs<typeof LanguageOfLink> = [TranslationsPort, LanguageCookiePort, Session];

  constructor(
    private readonly translations: Pick<TranslationsPort, 'addressLanguage' | 'language' | 'use'>,
    private readonly cookie: Pick<LanguageCookiePort, 'read'>,
    private readonly session: Pick<Session, 'state'>,
  ) {}

  /** @returns what the page is shown in from now on, `undefined` where the link changes nothing. */
  async take(language: LanguageCode | undefined): Promise<LanguageCode | undefined> {
    if (language === undefined || language === this.translations.language.current || this.#isChosen()) return undefined;
    await this.translations.use(language);
    // Another may have been wanted while its texts loaded, such as the account's.
    return this.translations.language.current === language ? language : undefined;
  }

  #isChosen(): boolean {
    const { current } = this.session.state;
    const account = current.status === 'loggedIn' ? known(current.account) : undefined;
    return (
      this.translations.addressLanguage !== undefined ||
      this.cookie.read() !== undefined ||
      isLanguageCode(account?.language)
    );
  }
}
