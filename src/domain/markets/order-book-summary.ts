import { bidShare, depthWithin } from './depth';
import type { OrderBook } from './order-book';
import { priceDifference } from './price-display';

/** A book in a few figures, for whoever has it read out. */
interface OrderBookSummary {
  readonly bestBid: number;
  readonly bestAsk: number;
  readonly spread: number;
  /** Of the middle price. */
  readonly spreadPercent: number;
  /** How far from the middle was counted, as a share of it: what was asked for, or as far as the book is known. */
  readonly near: number;
  /** Base that rests so near. */
  readonly bids: number;
  readonly asks: number;
  /** Share of the bids in both, 0 to 1. */
  readonly bidShare: number | undefined;
}

/** @param wanted how far from the middle price to count at most, 0.01 for 1 %; `undefined` while a side is empty */
export function summarise(book: OrderBook, wanted: number): OrderBookSummary | undefined {
  const { bestBid, bestAsk } = book;
  if (bestBid === undefined || bestAsk === undefined) return undefined;
  const middle = (bestBid + bestAsk) / 2;
  const spread = priceDifference(bestAsk, bestBid);
  const near = Math.min(wanted, knownShare(book, middle));
  const bids = depthWithin(book.bestBids(Infinity), middle, near);
  const asks = depthWithin(book.bestAsks(Infinity), middle, near);
  return {
    bestBid,
    bestAsk,
    spread,
    spreadPercent: (spread / middle) * 100,
    near,
    bids,
    asks,
    bidShare: bidShare(bids, asks),
  };
}

/** Distance to the nearer end of what the feed tells of, in whole hundredths of a percent. */
function knownShare(book: OrderBook, middle: number): number {
  const shares = (['bid', 'ask'] as const).map((side) => Math.abs((book.endOf(side) ?? Infinity) / middle - 1));
  return Math.floor(Math.min(...shares) * 10_000 * (1 + 1e-9)) / 10_000;
}
