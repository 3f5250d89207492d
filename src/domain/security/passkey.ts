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
