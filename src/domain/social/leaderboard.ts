import type { Decimal } from '../shared/decimal';
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
}

interface Ranked extends TraderName {
  /** Counted from 1 in the order asked for. */
  readonly rank: number;
  readonly me: boolean;
  readonly tier: number | undefined;
}

export interface VolumeRank extends Ranked {
  readonly volume: Decimal;
  readonly trades: number;
}

/** Undefined figures are hidden by their owner, or not known. Ratios: 0.12 is 12 %. */
export interface TraderRank extends Ranked {
  readonly pnl: Decimal | undefined;
  readonly roi: number | undefined;
  readonly winRate: number | undefined;
  readonly volume: Decimal | undefined;
  readonly followers: number;
  readonly symbols: readonly string[];
  /** Worth of the account per day of the period, its start 100. */
  readonly chart: readonly number[];
}
