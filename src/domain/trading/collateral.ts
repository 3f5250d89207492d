import type { Decimal } from '../shared/decimal';

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

/** What could be bought or sold more in a market. */
export interface BuyingPower {
  readonly base: Decimal;
  readonly quote: Decimal;
}
