import type { Ticks } from '../model/units';
import type { AlgoOrder } from './algo-order';

/** Why a price is watched: it sets an order off, starts a trailing stop, or moves its extreme. */
export type WatchPurpose = 'trigger' | 'activate' | 'follow';

export interface Watch {
  readonly price: Ticks;
  readonly order: AlgoOrder;
  readonly purpose: WatchPurpose;
}

/**
 * Prices that are waited for in one direction, sorted, so that a price which reaches none of them costs one
 * comparison. Of equal prices the older order comes first.
 */
export class TriggerQueue {
  /** The next to be reached is the last. */
  readonly #watches: Watch[] = [];

  constructor(readonly direction: 'UP' | 'DOWN') {}

  get size(): number {
    return this.#watches.length;
  }

  add(watch: Watch): void {
    this.#watches.splice(this.#position(watch), 0, watch);
  }

  remove(watch: Watch): void {
    const position = this.#position(watch);
    if (this.#watches[position] === watch) this.#watches.splice(position, 1);
  }

  /** Takes out the next watch that a price has reached. */
  take(price: Ticks): Watch | undefined {
    const next = this.#watches[this.#watches.length - 1];
    if (next === undefined || (this.direction === 'UP' ? next.price > price : next.price < price)) return undefined;
    return this.#watches.pop();
  }

  /** Where a watch stands or belongs. */
  #position(watch: Watch): number {
    let low = 0;
    let high = this.#watches.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#waitsLonger(this.#watches[middle]!, watch)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #waitsLonger(a: Watch, b: Watch): boolean {
    if (a.price !== b.price) return this.direction === 'UP' ? a.price > b.price : a.price < b.price;
    return a.order.algoOrderId > b.order.algoOrderId;
  }
}
