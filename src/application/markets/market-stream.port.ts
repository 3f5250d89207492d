import type { Candle, CandleInterval } from '../../domain/markets/candle';
import type { MarketTrade } from '../../domain/markets/market-trade';
import type { TickerMessage } from '../../domain/markets/ticker';
import type { Instant } from '../../domain/shared/instant';
import type { Listener, ObservableValue, Unsubscribe } from '../kernel/observable-value';
import { token } from '../kernel/token';
import type { FeedMeter } from './feed-meter';
import type { OrderBookSnapshot } from './market-data.port';

/** Tries after an abnormal close, before a stream counts as offline (specification, section 9). */
export const retryLimit = 3;

/** State of a stream's connection (specification, section 4; readings, 10). */
export type ConnectionState =
  | { readonly phase: 'connecting'; readonly retry: number }
  | { readonly phase: 'open' }
  /** The connection was lost; the next try comes by itself. `retry` counts from 1. */
  | { readonly phase: 'closed'; readonly retry: number }
  /** All tries failed; a manual reconnect, coming online or coming back to the page starts a new series. */
  | { readonly phase: 'offline' };

/** Levels a side that a topic of the book reaches to; the deeper, the slower it tells of changes (protocol 1.5). */
export type BookDepth = 50 | 200 | 500;

/** A change of the order book; size 0 removes a level. Joins by the `previousAt` chain (protocol 1.6). */
export interface OrderBookDelta {
  readonly symbol: string;
  readonly at: Instant;
  readonly previousAt: Instant;
  readonly bids: readonly (readonly [price: number, size: number])[];
  readonly asks: readonly (readonly [price: number, size: number])[];
}

/** The public market-data stream. Subscriptions outlive reconnects and are shared between listeners. */
export interface MarketStreamPort {
  readonly connection: ObservableValue<ConnectionState>;
  readonly meter: FeedMeter;
  /** Opens the connection and keeps it; the ticker topics are subscribed on open. */
  connect(): Unsubscribe;
  /** Starts a new series of tries at once, when offline or closed. */
  reconnect(): void;
  onTickers(listener: Listener<TickerMessage>): Unsubscribe;
  /** @param depth 50 when absent */
  onOrderBook(symbol: string, listener: Listener<OrderBookDelta>, depth?: BookDepth): Unsubscribe;
  /** The ten best levels a side, whole each time, up to five times a second: a book for a glance, which needs no other read. */
  onTopOfBook(symbol: string, listener: Listener<OrderBookSnapshot>): Unsubscribe;
  onTrade(symbol: string, listener: Listener<MarketTrade>): Unsubscribe;
  onCandle(symbol: string, interval: CandleInterval, listener: Listener<Candle>): Unsubscribe;
}

export const MarketStreamPort = token<MarketStreamPort>('MarketStreamPort');
