import type { EngineOrderType } from '../../../../../sandbox/engine/model/orders';
import type { EngineTrade } from '../../../../../sandbox/engine/model/market-data';

export interface NaiveOrder {
  readonly orderId: number;
  readonly accountId: string;
  readonly side: 'BUY' | 'SELL';
  price: number;
  remaining: number;
  /** Place in the queue of its price. */
  turn: number;
}

/** A book so simple that it is right by reading: one list, searched whole for the next order to match. */
export class NaiveBook {
  orders: NaiveOrder[] = [];
  trades: Pick<EngineTrade, 'price' | 'quantity' | 'side'>[] = [];
  #turn = 0;

  place(order: Omit<NaiveOrder, 'turn'>, type: EngineOrderType): void {
    const taker = { ...order, turn: this.#turn++ };
    this.orders = this.orders.filter((other) => other.orderId !== order.orderId);
    if (type === 'FOK' && this.#available(taker) < taker.remaining) return;
    for (let maker = this.#next(taker); maker !== undefined && taker.remaining > 0; maker = this.#next(taker)) {
      if (maker.accountId === taker.accountId) return;
      const quantity = Math.min(maker.remaining, taker.remaining);
      maker.remaining -= quantity;
      taker.remaining -= quantity;
      this.trades.push({ price: maker.price, quantity, side: taker.side });
      this.orders = this.orders.filter((other) => other.remaining > 0);
    }
    if (taker.remaining > 0 && (type === 'LIMIT' || type === 'POST_ONLY')) this.orders.push(taker);
  }

  cancel(matches: (order: NaiveOrder) => boolean): void {
    this.orders = this.orders.filter((order) => !matches(order));
  }

  levels(side: 'BUY' | 'SELL'): (readonly [number, number])[] {
    const prices = [...new Set(this.orders.filter((order) => order.side === side).map((order) => order.price))];
    const sum = (price: number): number =>
      this.orders.filter((o) => o.side === side && o.price === price).reduce((total, o) => total + o.remaining, 0);
    return prices.sort((a, b) => (side === 'BUY' ? b - a : a - b)).map((price) => [price, sum(price)] as const);
  }

  #candidates(taker: NaiveOrder): NaiveOrder[] {
    const buying = taker.side === 'BUY';
    return this.orders
      .filter(
        (order) => order.side !== taker.side && (buying ? order.price <= taker.price : order.price >= taker.price),
      )
      .sort((a, b) => (buying ? a.price - b.price : b.price - a.price) || a.turn - b.turn);
  }

  #next(taker: NaiveOrder): NaiveOrder | undefined {
    return this.#candidates(taker)[0];
  }

  #available(taker: NaiveOrder): number {
    let quantity = 0;
    for (const maker of this.#candidates(taker)) {
      if (maker.accountId === taker.accountId) break;
      quantity += maker.remaining;
    }
    return quantity;
  }
}
