import { actionBound, computed, makeObservable, observable, observableRef, reaction } from 'mobx';
import type { Unsubscribe } from '../../../../application/kernel/observable-value';
import type { Cancel, Scheduler } from '../../../../application/kernel/scheduler.port';
import { groupMultiples, PriceGrouping, usualMultiple } from '../../../../domain/markets/price-grouping';
import { decimal, roundToStep, type Decimal } from '../../../../domain/shared/decimal';
import type { Milliseconds } from '../../../../domain/shared/instant';
import { isConditional } from '../../../../domain/trading/algo-order';
import { positionSideOf } from '../../../../domain/trading/margin-terms';
import type { OrderSide } from '../../../../domain/trading/order';
import { orderAct } from '../../../../domain/trading/position-effect';
import { crossingOf, type Crossing } from '../../../../domain/trading/price-band';
import type { OpenOrders } from '../../../../application/trading/open-orders';
import type { OpenAlgoOrders } from '../../../../application/trading/open-algo-orders';
import type { MarketStores } from '../market/market-stores';
import { LadderBook } from './ladder-book';
import { readLadder, type LadderLevels, type LadderRow } from './ladder-levels';
import type { LadderOrdersStore } from './ladder-orders.store';
import type { LadderPreferencesStore } from './ladder-preferences.store';
import { LadderWindow } from './ladder-window';
import { ownOrders, rowOf, type OwnOrder } from './own-order';

/** The ladder is redrawn this often at most: quicker than anybody reads, slower than the book changes. */
const pace: Milliseconds = 100;

/** An own order that is on its way to another price. */
interface Carried {
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
  /** In hedge mode, what a click does: closes one of the two positions, or opens it. */
  closing = false;
  carried: Carried | undefined = undefined;
  proposed: ProposedMove | undefined = undefined;
  levels: LadderLevels | undefined = undefined;
  readonly #book: LadderBook;

  constructor(
    readonly market: MarketStores,
    readonly preferences: LadderPreferencesStore,
    readonly orders: LadderOrdersStore,
    private readonly openOrders: Pick<OpenOrders, 'value'>,
    private readonly algoOrders: Pick<OpenAlgoOrders, 'value'>,
    private readonly scheduler: Scheduler,
  ) {
    this.#book = new LadderBook(market.book, this);
    makeObservable(this, {
      armed: observable,
      closing: observable,
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
      chooseClosing: actionBound,
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
      reaction(() => [this.market.book.revision, this.market.tape.rows], later),
      reaction(
        () => this.grouping,
        () => {
          this.refresh();
          this.recentre();
        },
      ),
      this.#book.start(),
      this.#tellOfCancelled(),
      // Nobody trades by one click on prices that are not live.
      reaction(
        () => this.market.book.status === 'live',
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
    const { instrument, book } = this.market;
    return groupMultiples(instrument.tick, book.magnitude, instrument.groupings);
  }

  get multiple(): number {
    const { instrument, book } = this.market;
    const chosen = this.preferences.step(instrument.symbol);
    return chosen !== undefined && this.multiples.includes(chosen)
      ? chosen
      : usualMultiple(instrument.tick, book.magnitude, this.multiples);
  }

  get grouping(): PriceGrouping {
    return new PriceGrouping(this.market.instrument.tick, this.multiple);
  }

  /** Of the next order, in base. */
  get size(): Decimal | undefined {
    return this.preferences.size(this.market.instrument.symbol);
  }

  /** Long and short are held apart: what a click does has to be said. */
  get hedging(): boolean {
    return this.market.contract?.terms?.positionMode === 'HEDGE_MODE';
  }

  /** What a click on this side does. */
  actOn(side: OrderSide): ReturnType<typeof orderAct> {
    const { hedging, closing } = this;
    return orderAct({ side, ...(hedging && { positionSide: positionSideOf({ side, closing }, 'HEDGE_MODE') }) });
  }

  get own(): readonly OwnOrder[] {
    return ownOrders(this.market.instrument.symbol, this.openOrders.value ?? [], this.algoOrders.value ?? []);
  }

  /** What would come of the move that is under way or proposed, where it crosses the spread. */
  get crossing(): Crossing | undefined {
    const { carried, proposed } = this;
    const move = proposed ?? (carried && { order: carried.order, price: this.#exact(carried.row) });
    if (!move || isConditional(move.order.of)) return undefined;
    return crossingOf(move.order.of, move.price, this.market.ticket.fields.best);
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
    const { levels } = this.#book;
    if (!levels) return;
    this.levels = readLadder(levels, this.market.tape.rows, this.grouping);
    if (this.window.centre === undefined) this.recentre();
    else if (!this.carried) this.window.follow(this.levels.middle, this.preferences.centring);
  }

  recentre(): void {
    this.window.show(this.levels?.middle);
  }

  /** One-click trading; only on live prices. */
  arm(armed: boolean): void {
    this.armed = armed && this.market.book.status === 'live';
  }

  /** Whether a click closes what is held in hedge mode. */
  chooseClosing(closing: boolean): void {
    this.closing = closing;
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
    const { ticket } = this.market;
    const price = this.#exact(row);
    const effect = { side, closing: this.closing };
    if (!this.armed) {
      if (this.hedging) ticket.fields.choose({ closing: this.closing });
      ticket.fields.chooseSide(side);
      ticket.fields.takePrice(Number(price));
      if (this.size) ticket.fields.takeSize(Number(this.size));
    } else if (!this.size) {
      this.orders.say({ kind: 'noSize' });
    } else if (kind === 'stop') {
      void this.orders.stop(effect, price, this.size);
    } else {
      void this.orders.limit(effect, price, this.size);
    }
  }

  /** What is being cancelled is said to be so until it is. */
  #tellOfCancelled(): Unsubscribe {
    const { orders, openOrders, algoOrders } = this;
    return reaction(
      () => {
        const { message } = orders;
        const known = openOrders.value && algoOrders.value;
        if (message?.kind !== 'cancelled' || !known) return undefined;
        return this.own.some(({ id }) => id === message.order.id) ? undefined : message.order;
      },
      (order) => order && orders.gone(order),
    );
  }

  #exact(row: number): Decimal {
    const { tick } = this.market.instrument;
    return roundToStep(decimal(this.grouping.priceOf(row)), tick, 'half-even');
  }
}
