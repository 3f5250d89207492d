import type { Decimal } from '../shared/decimal';
import type { Instant } from '../shared/instant';

/** How the strategies that hosts name are called in addresses (specification, section 11). */
export const strategyPaths: Readonly<Record<string, string>> = {
  'default-v2': 'futures-v2',
  altcoins: 'altcoin-futures',
  spot: 'spot',
  default: 'futures-v1',
};

export const strategyKinds = ['default-v2', 'altcoins', 'spot', 'default'] as const;
export type StrategyKind = (typeof strategyKinds)[number];

export const strategyOrders = ['ROI', 'PNL', 'WIN_RATE', 'COPIERS', 'ASSETS'] as const;
export type StrategyOrder = (typeof strategyOrders)[number];

/** Ratios: 1.17 is 117 %. */
interface StrategyFigures {
  readonly roi: number;
  readonly pnl: Decimal;
  readonly winRate: number | undefined;
  readonly maxDrawdown: number | undefined;
  readonly sharpe: number | undefined;
}

/** A lead trader's strategy that others copy. */
export interface CopyStrategy extends StrategyFigures {
  readonly strategyId: string;
  readonly leadTraderId: string;
  readonly leadTrader: string;
  readonly name: string;
  readonly intro: string;
  readonly avatar: string;
  readonly kind: StrategyKind | 'other';
  readonly traderType: 'INSTITUTION' | 'INDIVIDUAL' | 'other';
  readonly copiers: number;
  /** USDT. */
  readonly assetsUnderCopy: Decimal;
  /** Return of each of the last 30 days. */
  readonly dailyReturns: readonly number[];
  /** Days of the last 90 since the account first moved; `undefined` where the exchange does not say. */
  readonly recordDays: number | undefined;
  /** Markets traded within 90 days. */
  readonly symbols: readonly string[];
  /** Of profit above the high-water mark, as a ratio; `undefined` where the exchange does not say. */
  readonly profitShare: number | undefined;
}

export interface StrategyMetrics extends StrategyFigures {
  readonly trades: number;
  /** USDT. */
  readonly copierAssets: Decimal;
  /** Days. */
  readonly averageHolding: number | undefined;
}

export interface StrategyPosition {
  readonly symbol: string;
  readonly side: 'LONG' | 'SHORT';
  readonly averageOpenPrice: Decimal;
}

export interface StrategyOrderRow {
  readonly symbol: string;
  readonly side: 'LONG' | 'SHORT';
  readonly openPrice: Decimal;
  readonly price: Decimal;
  readonly quantity: Decimal;
  readonly pnl: Decimal;
  readonly roi: number;
  readonly at: Instant;
}
