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
