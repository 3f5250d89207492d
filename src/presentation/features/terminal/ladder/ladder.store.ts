import { actionBound, computed, makeObservable, observable, observableRef, reaction } from 'mobx';
import type { OrderBookFeed } from '../../../../application/markets/order-book-feed';
import type { Unsubscribe } from '../../../../application/kernel/observable-value';
import type { Cancel, Scheduler } from '../../../../application/kernel/scheduler.port';
import { groupMultiples, PriceGrouping, usualMultiple } from '../../../../domain/markets/price-grouping';
import { decimal, roundToStep, type Decimal } from '../../../../domain/shared/decimal';
import type { Milliseconds } from '../../../../domain/shared/instant';
import type { OrderBook } from '../../../../domain/markets/order-book';
import type { OrderSide } from '../../../../domain/trading/order';
import type { OpenOrdersStore } from '../account/open-orders.store';
import { deepenBook } from '../book/deepen-book';
import type { AlgoOrdersStore } from '../desk/algo-orders.store';
import type { MarketDesk } from '../desk/market-desk';
import { endsOf, readLadder, type LadderLevels, type LadderRow } from './ladder-levels';
import type { LadderOrdersStore } from './ladder-orders.store';
import type { LadderPreferencesStore } from './ladder-preferences.store';
import { LadderWindow } from './ladder-window';
import { ownOrders, rowOf, type OwnOrder } from './own-order';

/** The ladder is redrawn this often at most: quicker than anybody reads, slower than the book changes. */
const pace: Milliseconds = 100;

/** An own order that is on its way to another price. */
export interface Carried {
  readonly order: OwnOrder;
  /** Row that it is held over. */
  readonly row: number;
}

/** An own order that was put down at another price, before it is said that this is meant. */
export interface ProposedMove {
  readonly order: OwnOrder;
  readonly price: Decimal;
}

/** One market's prices as rows of one step each, the own orders among them, and whether a click trades. */
export class LadderStore {
  readonly window = new LadderWindow();
  /** A click sends an order. */
  armed = false;
  carried: Carried | undefined = undefined;
  proposed: ProposedMove | undefined = undefined;
  levels: LadderLevels | undefined = undefined;
  #deep: OrderBookFeed | undefined;

  constructor(
    readonly desk: MarketDesk,
    readonly preferences: LadderPreferencesStore,
    readonly orders: LadderOrdersStore,
    private readonly openOrders: Pick<OpenOrdersStore, 'orders'>,
    private readonly algoOrders: Pick<AlgoOrdersStore, 'value'>,
    private readonly scheduler: Scheduler,
  ) {
    makeObservable(this, {
      armed: observable,
      carried: observableRef,
      proposed: observableRef,
      levels: observableRef,
      multiples: computed,
      multiple: computed,
      grouping: computed,
      size: computed,
      own: computed,
      rows: computed,
      refresh: actionBound,
      recentre: actionBound,
      arm: actionBound,
      carry: actionBound,
      drop: actionBound,
      answer: actionBound,
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
      this.#deepen(),
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
    const { instrument, book } = this.desk;
    const chosen = this.preferences.step(instrument.symbol);
    return chosen !== undefined && this.multiples.includes(chosen)
      ? chosen
      : usualMultiple(instrument.tick, book.magnitude, this.multiples);
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
    const { levels, grouping } = this;
    if (!levels) return [];
    return this.window.rows.map((number) => ({
      number,
      price: grouping.priceOf(number),
      bid: levels.bids.get(number),
      ask: levels.asks.get(number),
      traded: levels.traded.get(number),
      own: this.own.filter((order) => rowOf(order, grouping) === number),
      last: number === levels.last,
      beyond: number <= levels.ends.bid || number >= levels.ends.ask,
    }));
  }

  refresh(): void {
    const { feed, status } = this.desk.book;
    if (!feed || status === 'loading') return;
    this.levels = readLadder((this.#deep ?? feed).book, this.desk.tape.rows, this.grouping);
    if (this.window.centre === undefined) this.recentre();
    else if (!this.carried) this.window.follow(this.levels.middle, this.preferences.centring);
  }

  recentre(): void {
    this.window.show(this.levels?.middle);
  }

  /** One-click trading; only on live prices. */
  arm(armed: boolean): void {
    this.armed = armed && this.desk.book.status === 'live';
  }

  /** Takes an order up, holds it over another row, or with `undefined` leaves it where it was. */
  carry(carried: Carried | undefined): void {
    this.carried = carried;
  }

  /** Puts the carried order down where it is held; it goes there at once only if it is of the book and the ladder armed. */
  drop(): void {
    const { carried } = this;
    this.carry(undefined);
    if (!carried || carried.row === rowOf(carried.order, this.grouping)) return;
    const move = { order: carried.order, price: this.#exact(carried.row) };
    if (this.armed && move.order.kind === 'limit') void this.orders.move(move.order, move.price);
    else this.proposed = move;
  }

  /** Whether the proposed move is meant. */
  answer(meant: boolean): void {
    const { proposed } = this;
    this.proposed = undefined;
    if (meant && proposed) void this.orders.move(proposed.order, proposed.price);
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

  /** Reads further into the book, once its rows go past what the desk's feed tells of. */
  #deepen(): Unsubscribe {
    const { book } = this.desk;
    let stop: Unsubscribe = () => undefined;
    const end = reaction(
      () => [book.feed, this.grouping, book.status !== 'loading'],
      () => {
        stop();
        stop = deepenBook(
          book,
          (levels) => this.#goesPast(levels),
          (feed) => (this.#deep = feed),
        );
      },
      { fireImmediately: true },
    );
    return () => {
      end();
      stop();
    };
  }

  #goesPast(levels: OrderBook): boolean {
    const { rows, grouping } = this;
    const { bid, ask } = endsOf(levels, grouping);
    return rows.length > 0 && (rows.at(-1)!.number <= bid || rows[0]!.number >= ask);
  }

  #exact(row: number): Decimal {
    const { tick } = this.desk.instrument;
    return roundToStep(decimal(this.grouping.priceOf(row)), tick, 'half-even');
  }
}
