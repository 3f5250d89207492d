import { OrderBookSide } from './order-book-side';
import type { PriceGrouping } from './price-grouping';

export type PriceAndSize = readonly [price: number, size: number];

/** Levels of both sides as a snapshot or a change brings them, in any order. */
interface OrderBookLevels {
  readonly bids: readonly PriceAndSize[];
  readonly asks: readonly PriceAndSize[];
}

/** A row of the order book. */
export interface OrderBookLevel {
  readonly price: number;
  /** Base quantity at this price, or within this group. */
  readonly size: number;
  /** Sum of the sizes from the best level to this one. */
  readonly total: number;
  /** Quote value of the size at the prices it rests at, which in a group are several. */
  readonly value: number;
  readonly totalValue: number;
}

/**
 * The order book of a market as the stream tells it. It does not know whether it is complete:
 * joining snapshot and changes, and its freshness, are the feed's business.
 */
export class OrderBook {
  readonly #bids = new OrderBookSide('bid');
  readonly #asks = new OrderBookSide('ask');
  readonly #depth: number;

  /** @param depth levels a side that the feed keeps up to date; all of them when absent */
  constructor(depth = Infinity) {
    this.#depth = depth;
  }

  applySnapshot(levels: OrderBookLevels): void {
    this.#bids.clear();
    this.#asks.clear();
    this.applyDelta(levels);
  }

  /** Replaces the levels named; size 0 removes a level (protocol 1.6). */
  applyDelta(levels: OrderBookLevels): void {
    applyTo(this.#bids, levels.bids, this.#depth);
    applyTo(this.#asks, levels.asks, this.#depth);
  }

  /** At rest the best bid is below the best ask; anything else means that changes were lost. */
  get isCrossed(): boolean {
    return this.#bids.length > 0 && this.#asks.length > 0 && this.#bids.price(0) >= this.#asks.price(0);
  }

  /** The last price of a side behind which there may be more than the feed tells of; `undefined` where it tells of all. */
  endOf(side: 'bid' | 'ask'): number | undefined {
    const levels = side === 'bid' ? this.#bids : this.#asks;
    return levels.length >= this.#depth ? levels.price(levels.length - 1) : undefined;
  }

  get bestBid(): number | undefined {
    return this.#bids.length > 0 ? this.#bids.price(0) : undefined;
  }

  get bestAsk(): number | undefined {
    return this.#asks.length > 0 ? this.#asks.price(0) : undefined;
  }

  /** Base quantity that rests on each side, as far as the feed reaches. */
  get volumes(): { readonly bids: number; readonly asks: number } {
    return { bids: this.#bids.volume, asks: this.#asks.volume };
  }

  /** Highest first. */
  bestBids(count: number, grouping?: PriceGrouping): OrderBookLevel[] {
    return grouping ? grouped(this.#bids, count, (price) => grouping.floor(price)) : best(this.#bids, count);
  }

  /** Lowest first. Groups are named by their upper end, those of bids by their lower one, so they never cross. */
  bestAsks(count: number, grouping?: PriceGrouping): OrderBookLevel[] {
    return grouping ? grouped(this.#asks, count, (price) => grouping.ceiling(price)) : best(this.#asks, count);
  }
}

function applyTo(side: OrderBookSide, levels: readonly PriceAndSize[], depth: number): void {
  for (let index = 0; index < levels.length; index += 1) {
    const level = levels[index]!;
    side.set(level[0], level[1]);
  }
  side.trim(depth);
}

function best(side: OrderBookSide, count: number): OrderBookLevel[] {
  const levels: OrderBookLevel[] = [];
  let total = 0;
  let totalValue = 0;
  for (let index = 0; index < side.length && levels.length < count; index += 1) {
    const size = side.size(index);
    const price = side.price(index);
    const value = size * price;
    total = sum(total, size);
    totalValue += value;
    levels.push({ price, size, total, value, totalValue });
  }
  return levels;
}

function grouped(side: OrderBookSide, count: number, groupOf: (price: number) => number): OrderBookLevel[] {
  const levels: OrderBookLevel[] = [];
  let total = 0;
  let totalValue = 0;
  let index = 0;
  while (index < side.length && levels.length < count) {
    const price = groupOf(side.price(index));
    let size = 0;
    let value = 0;
    for (; index < side.length && groupOf(side.price(index)) === price; index += 1) {
      size = sum(size, side.size(index));
      value += side.size(index) * side.price(index);
    }
    total = sum(total, size);
    totalValue += value;
    levels.push({ price, size, total, value, totalValue });
  }
  return levels;
}

/** Sum without the dust of binary fractions, which rounding down would turn into a whole step less. */
function sum(a: number, b: number): number {
  return a === 0 ? b : Number((a + b).toPrecision(14));
}
