import type { Instant } from '../shared/instant';
import { isOpen, type Order } from './order';

/**
 * The account's open orders as reports and snapshots tell of them, in whatever order these arrive.
 * Ended orders are remembered, so that an older snapshot or a repeated report does not bring them back.
 */
export class OrderLedger {
  readonly #orders = new Map<string, Order>();
  /** Order ids heard of by report since the snapshot under way was asked for. */
  #reportedSince: Set<string> | undefined;

  /** The next snapshot shows the state at some moment after this call. */
  beginSnapshot(): void {
    this.#reportedSince = new Set();
  }

  applySnapshot(orders: readonly Order[]): void {
    const reported = this.#reportedSince ?? new Set<string>();
    this.#reportedSince = undefined;
    const listed = new Set(orders.map((order) => order.orderId));
    for (const [orderId, order] of this.#orders) {
      if (isOpen(order) && !listed.has(orderId) && !reported.has(orderId)) this.#orders.delete(orderId);
    }
    for (const order of orders) this.#merge(order, supersedes);
  }

  /** @returns whether anything changed. */
  applyChange(order: Order): boolean {
    this.#reportedSince?.add(order.orderId);
    return this.#merge(order, follows);
  }

  /** Newest first. */
  value(): readonly Order[] {
    return [...this.#orders.values()].filter(isOpen).sort(newestFirst);
  }

  #merge(order: Order, counts: (candidate: Order, known: Order) => boolean): boolean {
    const known = this.#orders.get(order.orderId);
    if (known && !counts(order, known)) return false;
    this.#orders.set(order.orderId, known ? keeping(known, order) : order);
    return true;
  }
}

/** What a report leaves out stays as it was: some tell of less than others. */
function keeping(known: Order, order: Order): Order {
  const told = Object.fromEntries(Object.entries(order).filter(([, value]) => value !== undefined));
  return {
    ...known,
    ...(told as Order),
    clientOrderId: order.clientOrderId || known.clientOrderId,
    ...(order.feeAsset === '' && { fee: known.fee, feeAsset: known.feeAsset }),
    // Without a word about its beginning a report is as old as it is.
    createdAt: Math.min(known.createdAt, order.createdAt),
  };
}

/** An ended order stays ended; of two the later wins, at the same instant the one with more executed. */
function supersedes(candidate: Order, known: Order): boolean {
  if (!isOpen(known)) return false;
  if (candidate.updatedAt !== known.updatedAt) return candidate.updatedAt > known.updatedAt;
  return !isOpen(candidate) || candidate.executed.gt(known.executed);
}

/** Reports of one instant come in their order: a change of an order may be reported in the millisecond of its fill. */
function follows(report: Order, known: Order): boolean {
  if (supersedes(report, known)) return true;
  const sameMoment = isOpen(known) && report.updatedAt === known.updatedAt && report.executed.eq(known.executed);
  return (
    sameMoment && (String(report.quantity) !== String(known.quantity) || String(report.price) !== String(known.price))
  );
}

function newestFirst(a: Order, b: Order): number {
  const byTime: Instant = b.createdAt - a.createdAt;
  return byTime !== 0 ? byTime : b.orderId.localeCompare(a.orderId, 'en', { numeric: true });
}
