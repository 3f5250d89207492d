import type { RestingOrder } from './resting-order';

/** Resting orders that end by themselves. */
export class Expiries {
  readonly #orders = new Set<RestingOrder>();
  /** No order ends before this time: looked at with every command, when there is hardly ever anything to do. */
  #soonest = Number.POSITIVE_INFINITY;

  add(order: RestingOrder): void {
    const { expiresAt } = order.terms;
    if (expiresAt === undefined) return;
    this.#orders.add(order);
    this.#soonest = Math.min(this.#soonest, expiresAt);
  }

  delete(order: RestingOrder): void {
    this.#orders.delete(order);
  }

  /** Orders whose time has come, the earliest first: the same after a restart, which reads orders back by their price. */
  due(at: number): readonly RestingOrder[] {
    if (at < this.#soonest) return [];
    const due: RestingOrder[] = [];
    this.#soonest = Number.POSITIVE_INFINITY;
    for (const order of this.#orders) {
      const expiresAt = order.terms.expiresAt!;
      if (expiresAt <= at) due.push(order);
      else this.#soonest = Math.min(this.#soonest, expiresAt);
    }
    return due.sort((a, b) => a.terms.expiresAt! - b.terms.expiresAt! || a.orderId - b.orderId);
  }
}
