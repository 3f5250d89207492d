import { decimalPlaces, type Decimal } from '../shared/decimal';

/** Groups prices by a multiple of the tick, in whole units of the tick's last decimal, so that no price slips. */
export class PriceGrouping {
  readonly #scale: number;
  /** Width of a group in units. */
  readonly #width: number;

  /**
   * @param tick the instrument's price step
   * @param multiple ticks per group, 1 or more
   */
  constructor(tick: Decimal, multiple: number) {
    this.#scale = 10 ** decimalPlaces(tick);
    this.#width = Math.round(Number(tick) * this.#scale) * multiple;
  }

  /** Lower end of the group that a bid belongs to. */
  floor(price: number): number {
    return this.priceOf(this.below(price));
  }

  /** Upper end of the group that an ask belongs to. */
  ceiling(price: number): number {
    return this.priceOf(this.above(price));
  }

  /** Number of the group a bid belongs to, counted from price 0. */
  below(price: number): number {
    return Math.floor(this.#units(price) / this.#width);
  }

  /** Number of the group an ask belongs to. */
  above(price: number): number {
    return Math.ceil(this.#units(price) / this.#width);
  }

  priceOf(group: number): number {
    return (group * this.#width) / this.#scale;
  }

  #units(price: number): number {
    return Math.round(price * this.#scale);
  }
}

const leadingDigits = [1, 2, 5] as const;

/** Of the price's power of ten: groups of about a hundredth of a percent, so that some twenty hold what matters. */
const usualShare = 0.0005;

/** The coarsest group holds at most a twentieth of the price's power of ten: 500 at a price of 60,480. */
const coarsestShare = 20;

/**
 * Ticks per group to choose from: the tick itself, then sizes of 1, 2 and 5 of each power of ten.
 *
 * @param price about what the market trades at; it decides how coarse the groups get
 * @param offered what the exchange names itself, in ticks; the choice never ends before it
 */
export function groupMultiples(
  tick: Decimal,
  price: number | undefined,
  offered: readonly number[] = [],
): readonly number[] {
  const scale = 10 ** decimalPlaces(tick);
  const tickUnits = Math.round(Number(tick) * scale);
  const byPrice = price !== undefined && price > 0 ? (10 ** Math.floor(Math.log10(price)) * scale) / coarsestShare : 0;
  const coarsest = Math.max(byPrice, tickUnits * Math.max(1, ...offered));
  const multiples = [1];
  for (let power = 1; power <= coarsest; power *= 10) {
    for (const digit of leadingDigits) {
      const units = digit * power;
      if (units > tickUnits && units <= coarsest && units % tickUnits === 0) multiples.push(units / tickUnits);
    }
  }
  return multiples;
}

/** The multiple to begin with where prices stand one below the other without a gap. @param price as for `groupMultiples` */
export function usualMultiple(tick: Decimal, price: number | undefined, multiples: readonly number[]): number {
  const least =
    price === undefined || price <= 0
      ? 0
      : (10 ** Math.floor(Math.log10(price)) * usualShare * (1 - 1e-9)) / Number(tick);
  return multiples.find((multiple) => multiple >= least) ?? multiples.at(-1) ?? 1;
}
