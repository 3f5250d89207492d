import type { SafeAction, SafeCheck } from '../../domain/security/factor';
import type { AccountActivity, AuthenticatorState, SecurityOverview } from '../../domain/security/security-overview';
import type { Instant } from '../../domain/shared/instant';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

export interface ActivityQuery {
  /** Both inclusive. */
  readonly from?: Instant | undefined;
  readonly to?: Instant | undefined;
  /** Counted from 1. */
  readonly page: number;
  readonly size: number;
}

export interface ActivityPage {
  /** Newest first. */
  readonly rows: readonly AccountActivity[];
  readonly total: number;
}

/**
 * Factors of the person who is logged in (protocol 6.2, reliability 1.5). Where a proof is taken, `check` says
 * what belongs into it; a missing or wrong one is `invalid` with the tries left in its detail, and after five wrong
 * ones the factor is locked (`rateLimited` with the time to wait). A sub-account changes none of them (`rejected`).
 */
export interface SecurityPort {
  overview(): Outcome<SecurityOverview>;
  check(action: SafeAction): Outcome<SafeCheck>;
  authenticator(): Outcome<AuthenticatorState>;
  /** Picture (data address) of the secret that is being bound; `notFound` for any other secret. */
  authenticatorPicture(secret: string): Outcome<string>;
  /** All but its ends hidden; `undefined` when none is set. */
  antiPhishingCode(): Outcome<{ readonly masked: string | undefined }>;
  logins(query: ActivityQuery): Outcome<ActivityPage>;
  changes(query: ActivityQuery): Outcome<ActivityPage>;
}

export const SecurityPort = token<SecurityPort>('SecurityPort');
