import type { Sparkline } from '../../domain/markets/chart-feed';
import type { MarketTrade } from '../../domain/markets/market-trade';
import type { Ticker } from '../../domain/markets/ticker';
import type { Instant } from '../../domain/shared/instant';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

export interface TradeHistoryQuery {
  readonly symbol: string;
  /** Bounds on the trade, both inclusive. */
  readonly from?: Instant | undefined;
  readonly to?: Instant | undefined;
  /** From 1. */
  readonly page?: number | undefined;
  /** 100 unless said, 500 at most. */
  readonly size?: number | undefined;
}

export interface TradeHistory {
  /** Newest first. */
  readonly rows: readonly MarketTrade[];
  /** Of all pages. */
  readonly total: number;
}

/** Figures of markets for those who do not follow the stream (protocol 2.2, 2.5, 5.2). `invalid` for an unknown market. */
export interface MarketFiguresPort {
  /** `undefined` before the first trade. */
  ticker(symbol: string): Outcome<Ticker | undefined>;
  /** The last 24 hours of several markets. */
  sparklines(symbols: readonly string[]): Outcome<readonly Sparkline[]>;
  /** Newest first. */
  latestTrades(symbol: string, limit: number): Outcome<readonly MarketTrade[]>;
  /** Trades of a span of time, as far back as the host remembers. */
  earlierTrades(query: TradeHistoryQuery): Outcome<TradeHistory>;
}

export const MarketFiguresPort = token<MarketFiguresPort>('MarketFiguresPort');
