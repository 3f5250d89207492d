import type { Decimal } from '../shared/decimal';
import type { MarketType } from './market-symbol';

/** Fees of one tier in basis points of a trade's value. */
export interface FeeTier {
  readonly tier: number;
  readonly makerBps: Decimal;
  readonly takerBps: Decimal;
}

/** Markets with the same fees. */
export interface FeeGroup {
  readonly id: string;
  readonly name: string;
  readonly type: MarketType;
  readonly symbols: readonly string[];
  readonly tiers: readonly FeeTier[];
}
