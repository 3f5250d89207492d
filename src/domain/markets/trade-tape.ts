import type { MarketTrade } from './market-trade';

/** A line of the tape: one trade, or all of one taker at one moment. */
export interface TapeLine extends MarketTrade {
  /** Trades in it. */
  readonly count: number;
}

/**
 * Makes one line of neighbouring trades of the same moment and side, which are one order walking the book: sizes are
 * added, and the price is their average. The id and everything else are the newest one's.
 */
export function mergedByMoment<Trade extends MarketTrade>(trades: readonly Trade[]): readonly (Trade & TapeLine)[] {
  const lines: (Trade & TapeLine)[] = [];
  for (const trade of trades) {
    const last = lines.at(-1);
    if (!last || last.at !== trade.at || last.side !== trade.side) {
      lines.push({ ...trade, count: 1 });
      continue;
    }
    const size = Number((last.size + trade.size).toPrecision(14));
    const price = Number(((last.price * last.size + trade.price * trade.size) / (last.size + trade.size)).toPrecision(14));
    lines[lines.length - 1] = { ...last, size, price, count: last.count + 1 };
  }
  return lines;
}

/** Times the middle size from which on a trade stands out. */
const standsOut = 10;
const fewestToCompare = 10;

/** Size from which on a trade is large among its neighbours; `undefined` while there are too few to tell. */
export function largeSize(trades: readonly Pick<MarketTrade, 'size'>[]): number | undefined {
  if (trades.length < fewestToCompare) return undefined;
  const sizes = trades.map(({ size }) => size).sort((a, b) => a - b);
  return sizes[sizes.length >>> 1]! * standsOut;
}
