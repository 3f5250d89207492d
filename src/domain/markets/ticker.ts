import type { Instant } from '../shared/instant';

/*
 * Market data travels as numbers: a feed's decimals have at most 15 significant digits, which a number
 * holds exactly, and no arithmetic that anyone is paid by is done on them. Money is `Decimal` (ADR 0004).
 */

/** Rolling 24-hour statistics of a market (specification, section 3). */
export interface Ticker {
  readonly symbol: string;
  readonly open: number;
  readonly close: number;
  readonly high: number;
  readonly low: number;
  /** Base volume. */
  readonly volume: number;
  /** Quote volume. */
  readonly amount: number;
  readonly aggregatedAmount?: number | undefined;
  readonly aggregatedQuantity?: number | undefined;
  /** Number of trades. */
  readonly count: number;
  readonly lastTradeAt?: Instant | undefined;
}

/** Best bid and offer of a market. */
export interface BestBidOffer {
  readonly symbol: string;
  readonly bid: number;
  readonly bidSize: number;
  readonly ask: number;
  readonly askSize: number;
}

/** What the tickers list holds per market; a market known only by its best bid and offer has no statistics. */
export interface MarketTicker {
  readonly symbol: string;
  readonly statistics?: Ticker | undefined;
  readonly firstBidPrice?: number | undefined;
  readonly firstBidQuantity?: number | undefined;
  readonly firstAskPrice?: number | undefined;
  readonly firstAskQuantity?: number | undefined;
}

/** The product token's ticker: last price and change in percent from open and close. */
export interface WooTicker {
  readonly lastPrice: number;
  readonly change: number | undefined;
}

export interface TickerTotals {
  /** Sum of the entries' trade counts. */
  readonly transactions: number;
  /** Sum of the entries' quote volumes. */
  readonly volume: number;
  readonly updateTime: Instant;
}

export type TickerMessage =
  | { readonly kind: 'list'; readonly at: Instant; readonly tickers: readonly Ticker[] }
  | { readonly kind: 'snapshot'; readonly at: Instant; readonly ticker: Ticker }
  | { readonly kind: 'bestBidOffer'; readonly at: Instant; readonly updates: readonly BestBidOffer[] };

/** Change from open to close in percent; `undefined` without a usable open price. */
export function changePercent(open: number, close: number): number | undefined {
  if (!(open > 0) || !Number.isFinite(close)) return undefined;
  return ((close - open) / open) * 100;
}
