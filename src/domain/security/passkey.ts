import type { Instant } from '../shared/instant';

/** A key that a device keeps for its owner, and uses on this site alone. */
export interface Passkey {
  readonly id: string;
  /** The name it was given. */
  readonly name: string;
  readonly createdAt: Instant;
  readonly usedAt: Instant | undefined;
}

export const longestPasskeyName = 32;
export const mostPasskeys = 10;

/** Without line breaks and other characters that nobody sees: the exchange writes it into mails. */
export function isPasskeyName(text: string): boolean {
  return text.trim() !== '' && text.length <= longestPasskeyName && !/\p{C}/u.test(text);
}
