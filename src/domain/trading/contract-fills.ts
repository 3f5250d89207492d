import { decimal, smallerOf, zero, type Decimal } from '../shared/decimal';
import type { BookSide } from './order-draft';
import type { OrderSide } from './order';

/** A part of an order that trades at one price. */
export interface FillPart {
  readonly price: Decimal;
  readonly quantity: Decimal;
  /** What rests in the book and is met there later. */
  readonly maker: boolean;
}

/** What an order would find in the book up to its limit, for any quantity at little cost. */
export class BookWalk {
  readonly #levels: readonly {
    readonly price: Decimal;
    readonly size: Decimal;
    readonly base: Decimal;
    readonly quote: Decimal;
  }[];

  constructor(side: OrderSide, limit: Decimal | undefined, opposite: BookSide) {
    const levels: { price: Decimal; size: Decimal; base: Decimal; quote: Decimal }[] = [];
    let [base, quote] = [zero, zero];
    for (const [levelPrice, levelSize] of opposite) {
      const price = decimal(levelPrice);
      if (limit && (side === 'BUY' ? price.gt(limit) : price.lt(limit))) break;
      const size = decimal(levelSize);
      levels.push({ price, size, base, quote });
      base = base.plus(size);
      quote = quote.plus(size.times(price));
    }
    this.#levels = levels;
  }

  /** How much there is in all. */
  get depth(): Decimal {
    const last = this.#levels.at(-1);
    return last ? last.base.plus(last.size) : zero;
  }

  /** What a quantity would cost, as far as the book has it. */
  cost(quantity: Decimal): { readonly quantity: Decimal; readonly notional: Decimal } {
    let [low, high] = [0, this.#levels.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#levels[middle]!.base.lt(quantity)) low = middle + 1;
      else high = middle;
    }
    const level = this.#levels[low - 1];
    if (!level) return { quantity: zero, notional: zero };
    const taken = smallerOf(quantity.minus(level.base), level.size);
    return { quantity: level.base.plus(taken), notional: level.quote.plus(taken.times(level.price)) };
  }

  /** The parts in which a quantity would fill at once, best first. */
  parts(quantity: Decimal): readonly FillPart[] {
    return this.#levels
      .filter(({ base }) => base.lt(quantity))
      .map(({ price, size, base }) => ({ price, quantity: smallerOf(size, quantity.minus(base)), maker: false }));
  }
}
