import { priceDifference } from '../../../domain/markets/price-display';
import type { MarketTicker } from '../../../domain/markets/ticker';

/** The gap between best bid and best ask. */
export interface Spread {
  /** In quote units. */
  readonly price: number;
  /** In hundredths of a percent of the middle. */
  readonly basisPoints: number;
}

/** `undefined` while a side is not known, or when the two sides do not fit together. */
export function spreadOf(ticker: MarketTicker | undefined): Spread | undefined {
  const { firstBidPrice: bid, firstAskPrice: ask } = ticker ?? {};
  if (bid === undefined || ask === undefined || !(bid > 0) || !(ask >= bid)) return undefined;
  // Beyond 8 digits the difference of two binary fractions is noise; cut down, 0.0099999 would read 0.00.
  const price = priceDifference(ask, bid);
  return { price, basisPoints: Number(((price / ((ask + bid) / 2)) * 10_000).toPrecision(6)) };
}
