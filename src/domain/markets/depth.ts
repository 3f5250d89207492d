import type { OrderBookLevel } from './order-book';

/** What taking everything from the best price to one level would come to. Base and quote amounts are before fees. */
interface DepthToLevel {
  readonly base: number;
  readonly quote: number;
  readonly averagePrice: number;
  /** Of the level's price from the middle, in percent; below zero for bids. */
  readonly distancePercent: number | undefined;
}

export function depthToLevel({ price, total, totalValue }: OrderBookLevel, middle: number | undefined): DepthToLevel {
  return {
    base: total,
    quote: totalValue,
    averagePrice: totalValue / total,
    distancePercent: percentFrom(middle, price),
  };
}

/** Base that rests within a share of the middle price; the levels are one side, best first. */
export function depthWithin(levels: readonly OrderBookLevel[], middle: number, share: number): number {
  const reach = middle * share * (1 + 1e-9);
  let within = 0;
  for (const { price, total } of levels) {
    if (Math.abs(price - middle) > reach) break;
    within = total;
  }
  return within;
}

/** Share of the bids in what rests on both sides, 0 to 1; `undefined` where nothing rests. */
export function bidShare(bids: number, asks: number): number | undefined {
  return bids + asks > 0 ? bids / (bids + asks) : undefined;
}

/** An order that takes one side of the book up to a price. */
interface DepthWalk {
  readonly base: number;
  readonly quote: number;
  /** Absent where nothing rests so near. */
  readonly averagePrice: number | undefined;
  /** Average price against the best one, in percent of it, never negative. */
  readonly slippagePercent: number;
}

/** Walks one side of the book, best first, up to a price and that price included. */
export function walkTo(price: number, levels: readonly OrderBookLevel[], side: 'bid' | 'ask'): DepthWalk {
  const last = reached(price, levels, side);
  const best = levels[0];
  if (!last || !best) return { base: 0, quote: 0, averagePrice: undefined, slippagePercent: 0 };
  const averagePrice = last.totalValue / last.total;
  return {
    base: last.total,
    quote: last.totalValue,
    averagePrice,
    slippagePercent: Math.max(0, (Math.abs(averagePrice - best.price) / best.price) * 100),
  };
}

function reached(price: number, levels: readonly OrderBookLevel[], side: 'bid' | 'ask'): OrderBookLevel | undefined {
  let low = 0;
  let high = levels.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (side === 'ask' ? levels[middle]!.price <= price : levels[middle]!.price >= price) low = middle + 1;
    else high = middle;
  }
  return levels[low - 1];
}

function percentFrom(middle: number | undefined, price: number): number | undefined {
  return middle ? ((price - middle) / middle) * 100 : undefined;
}
