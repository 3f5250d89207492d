import type { LanguageCookiePort } from '../../application/platform/language.port';
import { isLanguageCode, type LanguageCode } from '../../domain/platform/language';
import { day, second } from '../../domain/shared/instant';
import { CookieJar } from './cookie-jar';
import type { Needs } from '../../application/kernel/token';

const cookieName = 'language';
const life = (365 * day) / second;

/** The language cookie holds the product's own code, such as `ukr`. */
export class CookieLanguageAdapter implements LanguageCookiePort {
  static readonly needs: Needs<typeof CookieLanguageAdapter> = [CookieJar];

  readonly #jar: CookieJar;

  constructor(jar: CookieJar) {
    this.#jar = jar;
  }

  read(): LanguageCode | undefined {
    const value = this.#jar.read(cookieName);
    return isLanguageCode(value) ? value : undefined;
  }

  write(language: LanguageCode): void {
    this.#jar.write(`${cookieName}=${language}; Path=/; Secure; SameSite=Lax; Max-Age=${life}`);
  }
}
