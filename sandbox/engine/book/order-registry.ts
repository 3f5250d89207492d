import type { Account } from '../ledger/account';
import type { Ledger } from '../ledger/ledger';
import type { EngineFill } from '../model/orders';
import type { Units } from '../model/units';
import type { Moment } from '../model/moment';
import type { OrderBook } from './order-book';
import { Expiries } from './expiries';
import { OpenOrders } from './open-orders';
import type { RestingOrder } from './resting-order';

export interface OrderHooks {
  /** A customer's order came, changed or ended. */
  changed(order: RestingOrder): void;
}

/** Open orders: where they rest, what they reserve, and what their customers are told. */
export class OrderRegistry {
  /** Every open order. */
  readonly orders = new OpenOrders();
  readonly #expiries = new Expiries();
  nextOrderId = 1;
  /** Open orders and used client order ids of customers. */
  readonly #open = new Map<Account, Map<number, RestingOrder>>();
  readonly #clientOrderIds = new Map<string, Set<number>>();

  constructor(
    private readonly ledger: Ledger,
    private readonly books: ReadonlyMap<string, OrderBook>,
    private readonly hooks: OrderHooks,
  ) {}

  /** Open orders whose time has come. */
  due(at: number): readonly RestingOrder[] {
    return this.#expiries.due(at);
  }

  openOf(account: Account): Iterable<RestingOrder> {
    return this.#open.get(account)?.values() ?? [];
  }

  openCount(account: Account): number {
    return this.#open.get(account)?.size ?? 0;
  }

  /** Oldest first: the same after a restart, which reads orders back by their price. */
  inOrder(account: Account): RestingOrder[] {
    return [...this.openOf(account)].sort((a, b) => a.orderId - b.orderId);
  }

  usedClientOrderIds(accountId: string): Set<number> {
    let used = this.#clientOrderIds.get(accountId);
    if (used === undefined) this.#clientOrderIds.set(accountId, (used = new Set()));
    return used;
  }

  /** Puts an order into its book, as it is. */
  rest(book: OrderBook, order: RestingOrder): void {
    book.add(order);
    this.orders.add(order);
    this.#expiries.add(order);
    if (order.account.kind !== 'customer') return;
    if (order.instrument.perpetual) order.account.contractOrders += 1;
    let orders = this.#open.get(order.account);
    if (orders === undefined) this.#open.set(order.account, (orders = new Map()));
    orders.set(order.orderId, order);
  }

  forget(order: RestingOrder): void {
    this.#expiries.delete(order);
    if (!this.orders.delete(order.orderId) || order.account.kind !== 'customer') return;
    if (order.instrument.perpetual) order.account.contractOrders -= 1;
    this.#open.get(order.account)?.delete(order.orderId);
  }

  cancel(order: RestingOrder, moment: Moment): void {
    this.withdraw(order);
    this.end(order, 'CANCELLED', moment);
  }

  /** Takes an order out of its book without ending it. */
  withdraw(order: RestingOrder): void {
    this.release(order);
    this.books.get(order.instrument.symbol)!.remove(order);
    this.forget(order);
  }

  end(order: RestingOrder, status: 'FILLED' | 'CANCELLED', moment: Moment): void {
    order.status = status;
    order.updatedAt = moment.at;
    this.tell(order, moment);
  }

  /** Brings what an order reserves to what its remaining part needs. */
  reserve(order: RestingOrder): void {
    if (order.account.kind === 'customer') this.#hold(order, needOf(order));
  }

  release(order: RestingOrder): void {
    this.#hold(order, 0n);
  }

  tell(order: RestingOrder, moment: Moment, fill?: EngineFill): void {
    if (order.account.kind !== 'customer') return;
    moment.events?.push({ type: 'order', order: order.view(), ...(fill !== undefined && { fill }) });
    this.hooks.changed(order);
  }

  #hold(order: RestingOrder, need: Units): void {
    if (need === order.held) return;
    this.ledger.freeze(order.account.balance(reservedAsset(order)), need - order.held);
    order.held = need;
  }
}

/** Which asset an order reserves. */
export function reservedAsset({ side, instrument }: RestingOrder): string {
  return side === 'BUY' || instrument.perpetual ? instrument.quoteAsset : instrument.baseAsset;
}

/** What a resting order reserves: price times remaining, or the remaining base; of contracts, isolated margin. */
export function needOf(order: RestingOrder): Units {
  const { instrument, remaining, price } = order;
  if (remaining === 0) return 0n;
  if (!instrument.perpetual)
    return order.side === 'BUY' ? instrument.notional(price, remaining) : instrument.baseUnits(remaining);
  const { marginMode, leverage } = order.terms;
  if (marginMode !== 'ISOLATED' || order.reducing) return 0n;
  return shareOf(instrument.notional(price, remaining), leverage!);
}

/** Margin for a value at a leverage, rounded up. */
export function shareOf(value: Units, leverage: number): Units {
  const divisor = BigInt(leverage);
  return (value + divisor - 1n) / divisor;
}
