import { actionBound, makeObservable, observable } from 'mobx';
import type { Centring } from './ladder-preferences.store';

/** With "keep in view" the market comes no nearer to the edge than this many rows. */
const margin = 2;

/** Which rows of the ladder are seen. */
export class LadderWindow {
  /** Row in the middle of what is shown; rows are numbered by price. */
  centre: number | undefined = undefined;
  rowCount = 21;
  /** While somebody points at a row, or is in one by keyboard, it does not move away. */
  readonly #holders = new Set<'hand' | 'focus'>();

  constructor() {
    makeObservable(this, {
      centre: observable,
      rowCount: observable,
      scroll: actionBound,
      fit: actionBound,
      show: actionBound,
    });
  }

  /** From the highest price down; empty before anything is known. */
  get rows(): readonly number[] {
    const { centre, rowCount } = this;
    if (centre === undefined) return [];
    const top = centre + Math.floor(rowCount / 2);
    return Array.from({ length: rowCount }, (_, index) => top - index).filter((row) => row > 0);
  }

  /** Puts a row in the middle. */
  show(row: number | undefined): void {
    this.centre = row ?? this.centre;
  }

  /** @param by rows upwards */
  scroll(by: number): void {
    if (this.centre !== undefined) this.centre = Math.max(1, this.centre + by);
  }

  /** As many rows as there is room for. */
  fit(rows: number): void {
    this.rowCount = rows;
  }

  hold(by: 'hand' | 'focus', held: boolean): void {
    if (held) this.#holders.add(by);
    else this.#holders.delete(by);
  }

  /** Goes along with the market as somebody likes it, unless held. */
  follow(middle: number | undefined, centring: Centring): void {
    if (middle === undefined || this.#holders.size > 0 || centring === 'free') return;
    const reach = Math.max(0, Math.floor(this.rowCount / 2) - margin);
    if (this.centre === undefined || centring === 'auto' || Math.abs(middle - this.centre) > reach) this.show(middle);
  }
}
