import type {
  CopyStrategy,
  StrategyMetrics,
  StrategyOrder,
  StrategyOrderRow,
  StrategyPosition,
} from '../../domain/social/copy-strategy';
import type { SortOrder, TradingPeriod } from '../../domain/social/trading-period';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';
import type { Page } from './profiles.port';

export interface PromotedQuery {
  readonly period: TradingPeriod;
  readonly by: StrategyOrder;
  readonly order: SortOrder;
  readonly size: number;
}

export interface StrategyReturns {
  readonly strategyId: string;
  readonly leadTraderId: string;
  /** Return of each of the last 30 days. */
  readonly dailyReturns: readonly number[];
}

/** Strategies that can be copied (protocol 6.5). Anybody may ask; `notFound` for an id that is none. */
export interface CopyTradingPort {
  promoted(query: PromotedQuery): Outcome<readonly CopyStrategy[]>;
  /** Best return first, pages counted from 1. */
  strategies(page: number, size: number): Outcome<Page<CopyStrategy>>;
  returns(): Outcome<readonly StrategyReturns[]>;
  metrics(strategyId: string, period: TradingPeriod): Outcome<StrategyMetrics>;
  positions(strategyId: string): Outcome<readonly StrategyPosition[]>;
  /** Closing trades, newest first. */
  orderHistory(strategyId: string, page: number, size: number): Outcome<Page<StrategyOrderRow>>;
}

export const CopyTradingPort = token<CopyTradingPort>('CopyTradingPort');
