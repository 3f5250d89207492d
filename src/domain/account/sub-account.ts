import type { Decimal } from '../shared/decimal';
import type { Instant } from '../shared/instant';

/** An account of its own in the exchange that belongs to a main account. */
export interface SubAccount {
  readonly userId: string;
  readonly applicationId: string;
  readonly alias: string;
  /** USDT. */
  readonly totalValue: Decimal;
  readonly createdAt: Instant | undefined;
}

/** What a sub-account has of an asset. */
export interface SubAccountBalance {
  readonly asset: string;
  /** Neither in orders nor put aside: what can be moved elsewhere. */
  readonly available: Decimal;
}
