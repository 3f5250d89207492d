import { bidShare, depthWithin } from './depth';
import type { OrderBook } from './order-book';
import { priceDifference } from './price-display';

/** A book in a few figures, for whoever has it read out. */
export interface OrderBookSummary {
  readonly bestBid: number;
  readonly bestAsk: number;
  readonly spread: number;
  /** Of the middle price. */
  readonly spreadPercent: number;
  /** Base that rests near the middle. */
  readonly bids: number;
  readonly asks: number;
  /** Share of the bids in both, 0 to 1. */
  readonly bidShare: number | undefined;
}

/** @param near how far from the middle price counts as near, 0.01 for 1 %; `undefined` while a side is empty */
export function summarise(book: OrderBook, near: number): OrderBookSummary | undefined {
  const { bestBid, bestAsk } = book;
  if (bestBid === undefined || bestAsk === undefined) return undefined;
  const middle = (bestBid + bestAsk) / 2;
  const spread = priceDifference(bestAsk, bestBid);
  const bids = depthWithin(book.bestBids(Infinity), middle, near);
  const asks = depthWithin(book.bestAsks(Infinity), middle, near);
  return { bestBid, bestAsk, spread, spreadPercent: (spread / middle) * 100, bids, asks, bidShare: bidShare(bids, asks) };
}
