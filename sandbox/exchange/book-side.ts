import type { Steps, Ticks } from './model';
import { PriceLevel } from './price-level';
import type { RestingOrder } from './resting-order';

/**
 * One side of a book. Prices are kept sorted with the best one last, so that what happens near the best
 * price, which is nearly everything, moves few elements.
 */
export class BookSide {
  private readonly prices: Ticks[] = [];
  private readonly levels = new Map<Ticks, PriceLevel>();
  private bestLevel: PriceLevel | undefined;

  /** @param direction 1 when a higher price is better (bids), -1 when a lower one is (asks). */
  constructor(private readonly direction: 1 | -1) {}

  get best(): PriceLevel | undefined {
    return this.bestLevel;
  }

  get size(): number {
    return this.prices.length;
  }

  /** Quantity resting at a price; 0 when there is none. */
  quantityAt(price: Ticks): Steps {
    return this.levels.get(price)?.quantity ?? 0;
  }

  add(order: RestingOrder): void {
    let level = this.levels.get(order.price);
    if (level === undefined) {
      level = new PriceLevel(order.price);
      this.levels.set(order.price, level);
      const index = this.indexOf(order.price);
      if (index === this.prices.length) {
        this.prices.push(order.price);
        this.bestLevel = level;
      } else this.prices.splice(index, 0, order.price);
    }
    level.append(order);
  }

  remove(order: RestingOrder): void {
    const level = order.level!;
    level.unlink(order);
    if (level.first !== undefined) return;
    this.levels.delete(level.price);
    if (level === this.bestLevel) {
      this.prices.pop();
      const next = this.prices[this.prices.length - 1];
      this.bestLevel = next === undefined ? undefined : this.levels.get(next);
    } else this.prices.splice(this.indexOf(level.price), 1);
  }

  /** Levels from the best price outwards. */
  *fromBest(): Generator<PriceLevel> {
    for (let index = this.prices.length - 1; index >= 0; index -= 1) yield this.levels.get(this.prices[index]!)!;
  }

  private indexOf(price: Ticks): number {
    const { prices, direction } = this;
    let low = 0;
    let high = prices.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((prices[middle]! - price) * direction < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
