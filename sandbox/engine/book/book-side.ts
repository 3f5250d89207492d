import type { Steps, Ticks } from '../model/units';
import { PriceLevel, type RestingOrder } from './resting-order';

/**
 * One side of a book. Levels are kept sorted with the best one last, so that what happens near the best
 * price, which is nearly everything, moves few elements.
 */
export class BookSide {
  readonly #levels: PriceLevel[] = [];

  /** @param direction 1 when a higher price is better (bids), -1 when a lower one is (asks). */
  constructor(private readonly direction: 1 | -1) {}

  get best(): PriceLevel | undefined {
    const levels = this.#levels;
    return levels.length === 0 ? undefined : levels[levels.length - 1];
  }

  get size(): number {
    return this.#levels.length;
  }

  /** Quantity resting at a price; 0 when there is none. */
  quantityAt(price: Ticks): Steps {
    const level = this.#levels[this.#indexOf(price)];
    return level?.price === price ? level.quantity : 0;
  }

  add(order: RestingOrder): void {
    const levels = this.#levels;
    const index = this.#indexOf(order.price);
    let level = index < levels.length ? levels[index]! : undefined;
    if (level?.price !== order.price) {
      level = new PriceLevel(order.price);
      if (index === levels.length) levels.push(level);
      else levels.splice(index, 0, level);
    }
    level.append(order);
  }

  remove(order: RestingOrder): void {
    const levels = this.#levels;
    const level = order.level!;
    level.unlink(order);
    if (level.first !== undefined) return;
    if (level === levels[levels.length - 1]) levels.pop();
    else levels.splice(this.#indexOf(level.price), 1);
  }

  /** Levels from the best price outwards. */
  *fromBest(): Generator<PriceLevel> {
    for (let index = this.#levels.length - 1; index >= 0; index -= 1) yield this.#levels[index]!;
  }

  /** Where a price is, or would be put in. */
  #indexOf(price: Ticks): number {
    const { direction } = this;
    const levels = this.#levels;
    let low = 0;
    let high = levels.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((levels[middle]!.price - price) * direction < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
