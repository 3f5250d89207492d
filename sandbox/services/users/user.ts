import type { LanguageCode } from '../../../src/domain/platform/language';

/** A person known to the exchange. Trading, balances and orders belong to `applicationId`. */
export interface User {
  readonly userId: number;
  /** The sign-in server's id of the person. */
  readonly identity: string;
  /** A sub-account's is that of its main account. */
  readonly email: string;
  readonly applicationId: string;
  readonly coolName: string;
  /** The name its owner gave it; empty for none. */
  readonly alias: string;
  /** Whose sub-account this is; absent for a main account. */
  readonly mainUserId: number | undefined;
  readonly language: LanguageCode | undefined;
  /** Codes of the regions the account belongs to and its person was verified in. */
  readonly region: string | undefined;
  readonly country: string | undefined;
  /** 0 nothing, 1 identity, 2 identity and address verified. */
  readonly kycLevel: KycLevel;
  /** Whether the practice balance has been booked. */
  readonly funded: boolean;
  /** Since then its owner keeps it frozen (milliseconds); a sub-account with its main account. */
  readonly frozenAt: number | undefined;
  readonly createdAt: number;
}

export type KycLevel = 0 | 1 | 2;
