import { actionBound, computed, makeObservable, observable, observableRef, reaction } from 'mobx';
import type { Unsubscribe } from '../../../application/kernel/observable-value';
import type { Cancel, Scheduler } from '../../../application/kernel/scheduler.port';
import { groupMultiples, PriceGrouping } from '../../../domain/markets/price-grouping';
import { decimal, roundToStep, zero, type Decimal } from '../../../domain/shared/decimal';
import type { Milliseconds } from '../../../domain/shared/instant';
import type { OrderSide } from '../../../domain/trading/order';
import type { OpenOrdersStore } from '../account/open-orders.store';
import type { AlgoOrdersStore } from '../desk/algo-orders.store';
import type { MarketDesk } from '../desk/market-desk';
import { readLadder, type LadderLevels, type LadderRow } from './ladder-levels';
import type { LadderOrdersStore } from './ladder-orders.store';
import type { LadderPreferencesStore } from './ladder-preferences.store';
import { ownOrders, rowOf, type OwnOrder } from './own-order';

/** The ladder is redrawn this often at most: quicker than anybody reads, slower than the book changes. */
const pace: Milliseconds = 100;
/** With "keep in view" the market comes no nearer to the edge than this many rows. */
const margin = 2;

/** An own order that is on its way to another price. */
export interface Carried {
  readonly order: OwnOrder;
  /** Row that it is held over. */
  readonly row: number;
}

/** One market's prices as rows of one step each, the own orders among them, and whether a click trades. */
export class LadderStore {
  /** Row in the middle of what is shown; rows are numbered by price. */
  centre: number | undefined = undefined;
  rowCount = 21;
  /** A click sends an order. */
  armed = false;
  carried: Carried | undefined = undefined;
  levels: LadderLevels | undefined = undefined;
  /** While somebody points at a row, or is in one by keyboard, it does not move away. */
  readonly #holders = new Set<'hand' | 'focus'>();

  constructor(
    readonly desk: MarketDesk,
    readonly preferences: LadderPreferencesStore,
    readonly orders: LadderOrdersStore,
    private readonly openOrders: Pick<OpenOrdersStore, 'orders'>,
    private readonly algoOrders: Pick<AlgoOrdersStore, 'value'>,
    private readonly scheduler: Scheduler,
  ) {
    makeObservable(this, {
      centre: observable,
      rowCount: observable,
      armed: observable,
      carried: observableRef,
      levels: observableRef,
      multiples: computed,
      multiple: computed,
      grouping: computed,
      size: computed,
      own: computed,
      rows: computed,
      refresh: actionBound,
      recentre: actionBound,
      scroll: actionBound,
      fit: actionBound,
      arm: actionBound,
      carry: actionBound,
    });
  }

  /** Follows book and trades until stopped. */
  start(): Unsubscribe {
    let waiting: Cancel | undefined;
    const later = (): void => {
      waiting ??= this.scheduler.after(pace, () => {
        waiting = undefined;
        this.refresh();
      });
    };
    const stops = [
      reaction(() => [this.desk.book.revision, this.desk.tape.rows], later),
      reaction(
        () => this.grouping,
        () => {
          this.refresh();
          this.recentre();
        },
      ),
      // Nobody trades by one click on prices that are not live.
      reaction(
        () => this.desk.book.status === 'live',
        (live) => {
          if (!live) this.arm(false);
        },
      ),
    ];
    this.refresh();
    return () => {
      waiting?.();
      this.arm(false);
      stops.forEach((stop) => stop());
    };
  }

  get multiples(): readonly number[] {
    const { instrument, book } = this.desk;
    return groupMultiples(instrument.tick, book.magnitude, instrument.groupings);
  }

  get multiple(): number {
    const chosen = this.preferences.step(this.desk.instrument.symbol);
    return this.multiples.includes(chosen) ? chosen : 1;
  }

  get grouping(): PriceGrouping {
    return new PriceGrouping(this.desk.instrument.tick, this.multiple);
  }

  /** Of the next order, in base. */
  get size(): Decimal | undefined {
    return this.preferences.size(this.desk.instrument.symbol);
  }

  get own(): readonly OwnOrder[] {
    return ownOrders(this.desk.instrument.symbol, this.openOrders.orders, this.algoOrders.value ?? []);
  }

  /** From the highest price down; empty before anything is known. */
  get rows(): readonly LadderRow[] {
    const { levels, centre, grouping } = this;
    if (!levels || centre === undefined) return [];
    const top = centre + Math.floor(this.rowCount / 2);
    return Array.from({ length: this.rowCount }, (_, index) => top - index)
      .filter((number) => number > 0)
      .map((number) => ({
        number,
        price: grouping.priceOf(number),
        bid: levels.bids.get(number),
        ask: levels.asks.get(number),
        traded: levels.traded.get(number),
        own: this.own.filter((order) => rowOf(order, grouping) === number),
        last: number === levels.last,
      }));
  }

  refresh(): void {
    const { feed, status } = this.desk.book;
    if (!feed || status === 'loading') return;
    this.levels = readLadder(feed.book, this.desk.tape.rows, this.grouping);
    if (this.centre === undefined) this.recentre();
    else if (this.#holders.size === 0 && !this.carried) this.#follow(this.levels.middle);
  }

  recentre(): void {
    this.centre = this.levels?.middle ?? this.centre;
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

  /** One-click trading; only on live prices. */
  arm(armed: boolean): void {
    this.armed = armed && this.desk.book.status === 'live';
  }

  /** Takes an order up, holds it over another row, or with `undefined` leaves it where it was. */
  carry(carried: Carried | undefined): void {
    this.carried = carried;
  }

  /** Puts the carried order down where it is held. */
  drop(): void {
    const { carried } = this;
    this.carry(undefined);
    if (carried && carried.row !== rowOf(carried.order, this.grouping)) void this.orders.move(carried.order, this.#exact(carried.row));
  }

  /** What a click or Enter on one side of a row does: an order when armed, else it fills the order form. */
  act(row: number, side: OrderSide, kind: OwnOrder['kind']): void {
    const { form } = this.desk;
    const price = this.#exact(row);
    if (!this.armed) {
      form.chooseSide(side);
      form.takePrice(Number(price));
      if (this.size) form.takeSize(Number(this.size));
    } else if (!this.size) {
      this.orders.say({ kind: 'noSize' });
    } else if (kind === 'stop') {
      void this.orders.stop(side, price, this.size);
    } else {
      void this.orders.limit(side, price, this.size);
    }
  }

  #exact(row: number): Decimal {
    const { tick } = this.desk.instrument;
    return roundToStep(decimal(this.grouping.priceOf(row)), tick, 'half-even');
  }

  #follow(middle: number | undefined): void {
    const { centring } = this.preferences;
    if (middle === undefined || this.centre === undefined || centring === 'free') return;
    const reach = Math.max(0, Math.floor(this.rowCount / 2) - margin);
    if (centring === 'auto' || Math.abs(middle - this.centre) > reach) this.recentre();
  }
}

/** What the smallest of the sizes at hand is worth at least, in quote. */
const worthTrading = 20;

/** Sizes to offer: round ones that are worth trading, and that the market takes. */
export function presetSizes(price: number | undefined, { minimumNotional, minimumQuantity, step }: MarketDesk['instrument']): readonly Decimal[] {
  if (price === undefined || price <= 0) return [];
  const least = Math.max(Number(minimumNotional.times(2)) / price, worthTrading / price, Number(minimumQuantity), Number(step));
  const power = 10 ** Math.floor(Math.log10(least));
  const first = ([1, 2, 5, 10].find((digit) => digit * power >= least * (1 - 1e-9)) ?? 10) * power;
  const sizes = [1, 2, 5, 10, 50].map((times) => roundToStep(decimal(Number((first * times).toPrecision(12))), step, 'up'));
  return sizes.filter((size) => size.gt(zero));
}
