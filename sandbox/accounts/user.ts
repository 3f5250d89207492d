import type { LanguageCode } from '../../src/domain/platform/language';

/** A person known to the exchange. Trading, balances and orders belong to `applicationId`. */
export interface User {
  readonly userId: number;
  /** The sign-in server's id of the person. */
  readonly identity: string;
  readonly email: string;
  readonly applicationId: string;
  readonly coolName: string;
  readonly language: LanguageCode | undefined;
  /** Whether the practice balance has been booked. */
  readonly funded: boolean;
  readonly createdAt: number;
}

export interface ApiKey {
  readonly apiKey: string;
  readonly secret: string;
  readonly userId: number;
}
