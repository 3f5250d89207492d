import type { Decimal } from '../shared/decimal';

/** What an account holds of one asset. `available` = `holding` less what open orders have reserved. */
export interface Balance {
  readonly asset: string;
  readonly holding: Decimal;
  readonly frozen: Decimal;
  readonly available: Decimal;
  /** Part of it that a voucher has lent: it can be traded and may not leave the account. */
  readonly lent?: Decimal | undefined;
  /** Grows by one per change; the highest wins. 0 where the source does not say. */
  readonly version: number;
}
