import type { Steps, Ticks } from '../model/units';
import type { RestingOrder } from './resting-order';

/** The orders resting at one price, first come first served. */
export class PriceLevel {
  /** What the book shows. */
  quantity: Steps = 0;
  first: RestingOrder | undefined;
  private last: RestingOrder | undefined;

  constructor(readonly price: Ticks) {}

  append(order: RestingOrder): void {
    order.level = this;
    order.previous = this.last;
    order.next = undefined;
    if (this.last === undefined) this.first = order;
    else this.last.next = order;
    this.last = order;
    order.shown = freshSlice(order);
    this.quantity += order.shown;
  }

  unlink(order: RestingOrder): void {
    if (order.previous === undefined) this.first = order.next;
    else order.previous.next = order.next;
    if (order.next === undefined) this.last = order.previous;
    else order.next.previous = order.previous;
    order.level = undefined;
    order.previous = undefined;
    order.next = undefined;
    this.quantity -= order.shown;
    order.shown = 0;
  }
}

/** What an order shows when it joins the queue. */
export function freshSlice(order: RestingOrder): Steps {
  const { visible } = order.terms;
  return visible === undefined ? order.remaining : Math.min(visible, order.remaining);
}
