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
    return (Math.floor(this.#units(price) / this.#width) * this.#width) / this.#scale;
  }

  /** Upper end of the group that an ask belongs to. */
  ceiling(price: number): number {
    return (Math.ceil(this.#units(price) / this.#width) * this.#width) / this.#scale;
  }

  #units(price: number): number {
    return Math.round(price * this.#scale);
  }
}
