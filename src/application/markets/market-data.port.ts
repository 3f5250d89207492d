import type { Candle, CandleInterval } from '../../domain/markets/candle';
import type { Instrument } from '../../domain/markets/instrument';
import type { MarketTrade } from '../../domain/markets/market-trade';
import type { Instant } from '../../domain/shared/instant';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

/** Price levels as [price, size]; bids highest first, asks lowest first. */
export interface OrderBookSnapshot {
  readonly symbol: string;
  /** The book's own time: when it last changed. */
  readonly at: Instant;
  readonly bids: readonly (readonly [price: number, size: number])[];
  readonly asks: readonly (readonly [price: number, size: number])[];
}

export interface CandleQuery {
  readonly symbol: string;
  readonly interval: CandleInterval;
  /** Candles that start before this instant; the newest ones when absent. */
  readonly before?: Instant | undefined;
  /** 1000 at most. */
  readonly limit: number;
}

/** Public market data that is read once, as opposed to streamed (protocol 2.2). */
export interface MarketDataPort {
  instruments(): Outcome<readonly Instrument[]>;
  orderBook(symbol: string, depth: number): Outcome<OrderBookSnapshot>;
  /** Newest first. */
  recentTrades(symbol: string, limit: number): Outcome<readonly MarketTrade[]>;
  /** Oldest first. */
  candles(query: CandleQuery): Outcome<readonly Candle[]>;
}

export const MarketDataPort = token<MarketDataPort>('MarketDataPort');
