import type { SocialPayloadPort } from '../../application/session/social-payload.port';
import { readSocialPayload, type SocialPayload } from '../../domain/session/social-payload';
import { day, second } from '../../domain/shared/instant';
import { CookieJar } from './cookie-jar';
import type { Needs } from '../../application/kernel/token';

const cookieName = '__Host-social';
/** By the specification (section 9). The login page deletes it at once, so it never gets that old. */
const life = (365 * day) / second;
/** Name and value together; browsers drop what is larger without a word. */
const largest = 4096;

export class CookieSocialPayloadAdapter implements SocialPayloadPort {
  static readonly needs: Needs<typeof CookieSocialPayloadAdapter> = [CookieJar];

  readonly #jar: CookieJar;

  constructor(jar: CookieJar) {
    this.#jar = jar;
  }

  keep(payload: SocialPayload): boolean {
    const value = encodeURIComponent(JSON.stringify(payload));
    if (cookieName.length + value.length > largest) return false;
    this.#write(`${value}; Max-Age=${life}`);
    return this.#jar.read(cookieName) === value;
  }

  take(): SocialPayload | undefined {
    const value = this.#jar.read(cookieName);
    if (value === undefined) return undefined;
    this.clear();
    return readSocialPayload(parsed(value));
  }

  clear(): void {
    this.#write('; Max-Age=0');
  }

  #write(valueAndAge: string): void {
    this.#jar.write(`${cookieName}=${valueAndAge}; Path=/; Secure; SameSite=Strict`);
  }
}

function parsed(value: string): unknown {
  try {
    return JSON.parse(decodeURIComponent(value));
  } catch {
    return undefined;
  }
}
