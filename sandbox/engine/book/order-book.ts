import type { OrderSide } from '../../../src/domain/trading/order';
import { BookSide } from './book-side';
import type { Instrument } from '../model/instrument';
import type { BookSnapshot, LevelChange, Quote } from '../model/market-data';
import type { EngineEvent } from '../model/events';
import type { Steps, Ticks } from '../model/units';
import type { RestingOrder } from './resting-order';

/** The resting orders of one instrument, and which of its levels changed since they were last announced. */
export class OrderBook {
  readonly bids = new BookSide(1);
  readonly asks = new BookSide(-1);
  lastPrice: Ticks | undefined;
  /** Time of the last announced change. */
  at = 0;
  /** Whether changes are collected to be announced; while nobody can look on they would only take memory. */
  followed = true;
  readonly #changedBids = new Set<Ticks>();
  readonly #changedAsks = new Set<Ticks>();

  constructor(readonly instrument: Instrument) {}

  side(side: OrderSide): BookSide {
    return side === 'BUY' ? this.bids : this.asks;
  }

  opposite(side: OrderSide): BookSide {
    return side === 'BUY' ? this.asks : this.bids;
  }

  /** What price bands are measured from: the best opposite price, else the last trade. */
  reference(side: OrderSide): Ticks | undefined {
    return this.opposite(side).best?.price ?? this.lastPrice;
  }

  add(order: RestingOrder): void {
    this.side(order.side).add(order);
    this.#changed(order.side, order.price);
  }

  remove(order: RestingOrder): void {
    this.side(order.side).remove(order);
    this.#changed(order.side, order.price);
  }

  /**
   * Follows a resting order whose remaining quantity shrank by a fill or an edit; the caller takes it out when
   * nothing remains. One that shows only a slice shows the next one when it is used up, behind the others.
   */
  shrunk(order: RestingOrder, filled: Steps): void {
    const { visible } = order.terms;
    const level = order.level!;
    const shown =
      visible === undefined ? order.remaining : Math.min(order.shown - (visible === 0 ? 0 : filled), order.remaining);
    level.quantity += shown - order.shown;
    order.shown = shown;
    if (shown === 0 && visible !== undefined && visible > 0 && order.remaining > 0) {
      level.unlink(order);
      level.append(order);
    }
    this.#changed(order.side, order.price);
  }

  /** What a resting order trades before others of its price have their turn. */
  turnOf(order: RestingOrder): Steps {
    const { visible } = order.terms;
    return visible === undefined || visible === 0 ? order.remaining : order.shown;
  }

  /** The price of the n-th level that is shown, counted from 1. */
  levelPrice(side: OrderSide, level: number): Ticks | undefined {
    return levels(this.side(side), level)[level - 1]?.[0];
  }

  /** The changes since the last call as one event; `at` rises strictly, by a millisecond if it must. */
  announce(now: number): Extract<EngineEvent, { type: 'book' }> | undefined {
    if (this.#changedBids.size === 0 && this.#changedAsks.size === 0) return undefined;
    const changes: LevelChange[] = [];
    for (const price of this.#changedBids) changes.push({ side: 'BUY', price, quantity: this.bids.quantityAt(price) });
    for (const price of this.#changedAsks) changes.push({ side: 'SELL', price, quantity: this.asks.quantityAt(price) });
    this.#changedBids.clear();
    this.#changedAsks.clear();
    const previousAt = this.at;
    this.at = Math.max(now, previousAt + 1);
    return { type: 'book', symbol: this.instrument.symbol, at: this.at, previousAt, changes };
  }

  /** Drops unannounced changes, when a whole book was put in place at once. */
  forgetChanges(): void {
    if (this.#changedBids.size > 0) this.#changedBids.clear();
    if (this.#changedAsks.size > 0) this.#changedAsks.clear();
  }

  snapshot(depth: number): BookSnapshot {
    return { at: this.at, bids: levels(this.bids, depth), asks: levels(this.asks, depth) };
  }

  /** Every resting order with whom it belongs to, best first. */
  quotes(): readonly Quote[] {
    const quotes: Quote[] = [];
    for (const side of [this.bids, this.asks]) {
      for (const level of side.fromBest()) {
        for (let order = level.first; order !== undefined; order = order.next) {
          quotes.push({
            accountId: order.account.accountId,
            side: order.side,
            price: order.price,
            quantity: order.shown,
          });
        }
      }
    }
    return quotes;
  }

  #changed(side: OrderSide, price: Ticks): void {
    if (this.followed) (side === 'BUY' ? this.#changedBids : this.#changedAsks).add(price);
  }
}

function levels(side: BookSide, depth: number): (readonly [Ticks, Steps])[] {
  const rows: (readonly [Ticks, Steps])[] = [];
  for (const level of side.fromBest()) {
    if (rows.length >= depth) break;
    if (level.quantity > 0) rows.push([level.price, level.quantity]);
  }
  return rows;
}
