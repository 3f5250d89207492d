import type { Decimal } from '../shared/decimal';
import type { Instant } from '../shared/instant';
import type { SortOrder, TradingPeriod, TradingType } from './trading-period';
import type { TraderName } from './trader-profile';

export const leaderboardOrders = ['ROI', 'PNL', 'VOLUME', 'FOLLOWERS', 'WIN_RATE'] as const;
export type LeaderboardOrder = (typeof leaderboardOrders)[number];

export interface VolumeRankingQuery {
  readonly period: TradingPeriod;
  readonly type: TradingType;
  readonly order: SortOrder;
}

export interface TraderRankingQuery extends VolumeRankingQuery {
  readonly by: LeaderboardOrder;
  readonly bounds?: RankingBounds | undefined;
}

/** Who is left out of a ranking by what they did. */
export interface RankingBounds {
  /** Began the period with less USDT. */
  readonly leastCapital?: number | undefined;
  /** Fell deeper from a peak; a ratio above zero. */
  readonly deepestDrawdown?: number | undefined;
}

/** The first hundred places, and the caller's own last when it is further down. */
export interface Ranking<Row> {
  readonly rows: readonly Row[];
  readonly countedAt: Instant | undefined;
  readonly counts: RankingCounts | undefined;
}

/** Whom a ranking does not show, and out of how many. */
export interface RankingCounts {
  /** In the period, whatever they show. */
  readonly traded: number;
  /** Are not public, or hide what the ranking goes by. */
  readonly hidden: number;
  readonly outOfBounds: number;
  /** Traded before the period and not in it. */
  readonly left: number;
}

interface Ranked extends TraderName {
  /** Counted from 1 in the order asked for. */
  readonly rank: number;
  readonly me: boolean;
  readonly tier: number | undefined;
}

export interface VolumeRank extends Ranked {
  readonly volume: Decimal;
  /** Undefined where the owner hides trades. */
  readonly trades: number | undefined;
}

/** Undefined figures are hidden by their owner, or not known. Ratios: 0.12 is 12 %. */
export interface TraderRank extends Ranked {
  /** Fees and funding taken off. */
  readonly pnl: Decimal | undefined;
  readonly roi: number | undefined;
  readonly winRate: number | undefined;
  /** What the return is counted from: worth before the first day of the period, in USDT. */
  readonly capital: Decimal | undefined;
  readonly maxDrawdown: number | undefined;
  /** Days of the period since the account first moved. */
  readonly recordDays: number | undefined;
  /** Where the return lies in 95 of 100 cases if such days were drawn again; undefined for too few days. */
  readonly roiInterval: readonly [low: number, high: number] | undefined;
  readonly volume: Decimal | undefined;
  readonly followers: number;
  readonly symbols: readonly string[];
  /** Worth of the account per day of the period, its start 100. */
  readonly chart: readonly number[];
}

export function isBounded(bounds: RankingBounds | undefined): bounds is RankingBounds {
  return bounds?.leastCapital !== undefined || bounds?.deepestDrawdown !== undefined;
}
