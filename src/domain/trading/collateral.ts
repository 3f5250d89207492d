import type { Decimal } from '../shared/decimal';
import type { Instant } from '../shared/instant';

/** An asset that an account holds, as collateral (protocol 6.2). */
export interface Collateral {
  readonly asset: string;
  /** Weight of its value: 0.85 counts 85 %. */
  readonly ratio: Decimal;
  readonly usable: boolean;
  /** By the account's choice. */
  readonly enabled: boolean;
  readonly balance: Decimal;
  /** USDT, before the weight. */
  readonly value: Decimal;
}

/** What an asset may be used for at all. */
export interface CollateralRule {
  readonly asset: string;
  readonly ratio: Decimal;
  readonly usable: boolean;
  readonly enabled: boolean;
  readonly shortable: boolean;
}

/** Out of what losses of contracts are paid when USDT runs out. */
export type LossCharge = 'USDT' | 'COLLATERAL';

/** What borrowing an asset costs, as fractions: 0.02 is 2 %. */
export interface InterestRate {
  readonly asset: string;
  readonly hourly: Decimal;
  readonly annual: Decimal;
}

/** Interest that was charged or paid back. */
export interface InterestEntry {
  readonly id: string;
  readonly asset: string;
  readonly side: 'LOAN' | 'REPAY' | 'AUTO_REPAY' | 'other';
  readonly amount: Decimal;
  readonly at: Instant | undefined;
}

/** What could be bought or sold more in a market. */
export interface BuyingPower {
  readonly base: Decimal;
  readonly quote: Decimal;
}
