import { token } from '../kernel/token';

/** What an authenticator app would do with a key (RFC 6238: SHA-1, six digits, 30 s). The key does not leave this device. */
export interface OneTimeCodesPort {
  /** The code of now. @param secret base 32 */
  codeOf(secret: string): Promise<string>;
}

export const OneTimeCodesPort = token<OneTimeCodesPort>('OneTimeCodesPort');
