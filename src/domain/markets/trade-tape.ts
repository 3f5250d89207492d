import type { Milliseconds } from '../shared/instant';
import type { MarketTrade } from './market-trade';

/** A line of the tape: one trade, or several that were added up. */
export interface TapeLine extends MarketTrade {
  /** Trades in it. */
  readonly count: number;
}

/** Trades within so long are added up; those of one millisecond are one order walking the book. */
export const tapeWindows = [1, 1_000, 5_000, 15_000] as const satisfies readonly Milliseconds[];
export type TapeWindow = (typeof tapeWindows)[number];

/**
 * Adds up the trades of one side within each window of time, counted from the full minute: sizes are added, and the
 * price is their average. The time is the newest one's; the id and everything else the oldest one's, so that a line
 * keeps its identity while it grows.
 *
 * @param trades newest first, as what comes of them
 */
export function mergedWithin<Trade extends MarketTrade>(
  trades: readonly Trade[],
  window: TapeWindow,
): readonly (Trade & TapeLine)[] {
  const lines: (Trade & TapeLine)[] = [];
  let open: { readonly window: number; readonly lines: Map<MarketTrade['side'], number> } | undefined;
  for (const trade of trades) {
    const number = Math.floor(trade.at / window);
    if (open?.window !== number) open = { window: number, lines: new Map() };
    const index = open.lines.get(trade.side);
    if (index === undefined) open.lines.set(trade.side, lines.push({ ...trade, count: 1 }) - 1);
    else lines[index] = added(lines[index]!, trade);
  }
  return lines;
}

function added<Trade extends MarketTrade>(line: Trade & TapeLine, trade: Trade): Trade & TapeLine {
  const size = Number((line.size + trade.size).toPrecision(14));
  const price = Number(
    ((line.price * line.size + trade.price * trade.size) / (line.size + trade.size)).toPrecision(14),
  );
  return { ...trade, at: line.at, size, price, count: line.count + 1 };
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
