import type { Account } from '../ledger/account';
import type { Command } from '../model/commands';
import type { EngineOrder } from '../model/orders';
import type { EngineTrade } from '../model/market-data';
import type { Steps } from '../model/units';
import type { Moment } from '../model/moment';
import type { RestingOrder } from '../book/resting-order';
import { priceOf, type AlgoHost } from './algo-host';
import type { AlgoOrder } from './algo-order';
import type { AlgoRegistry } from './algo-registry';
import { PriceWatch } from './price-watch';

/**
 * What becomes of conditional orders once they are placed: prices are reached, orders of the book move on,
 * positions come and go. It is noted while a command is applied and dealt with after it, in `settle`.
 */
export class AlgoCourse {
  readonly #watch: PriceWatch;
  /** What happened since the last `settle`, in the order in which it is dealt with. */
  readonly #changed: RestingOrder[] = [];
  readonly #traders = new Set<Account>();
  readonly #due: AlgoOrder[] = [];
  readonly #touched = new Set<AlgoOrder>();

  constructor(
    private readonly host: AlgoHost,
    private readonly registry: AlgoRegistry,
  ) {
    this.#watch = new PriceWatch(
      (order, price) => {
        order.triggered = true;
        order.triggerTradePrice = price;
        this.#due.push(order);
      },
      (order) => this.touch(order),
    );
  }

  traded(trade: EngineTrade, maker: RestingOrder, taker: RestingOrder): void {
    this.#watch.traded(trade.symbol, trade.price);
    this.orderChanged(maker);
    this.orderChanged(taker);
    if (this.registry.closes(maker.account)) this.#traders.add(maker.account);
    if (this.registry.closes(taker.account)) this.#traders.add(taker.account);
  }

  orderChanged(order: RestingOrder): void {
    if (order.algoOrderId !== 0 && this.#changed[this.#changed.length - 1] !== order) this.#changed.push(order);
  }

  lookAtMarks(): void {
    for (const symbol of this.#watch.marked) {
      const price = priceOf(this.host, symbol, 'MARK_PRICE');
      if (price !== undefined) this.#watch.moved(symbol, 'MARK_PRICE', price);
    }
  }

  /** Positions may have gone otherwise than by a trade. */
  lookAtPositions(): void {
    for (const account of this.registry.closingAccounts) this.#traders.add(account);
  }

  /** Deals with everything that the command just applied has set off, and what that sets off. */
  settle(moment: Moment): void {
    for (;;) {
      if (this.#changed.length > 0) this.follow(moment);
      else if (this.#traders.size > 0) this.#checkPositions(moment);
      else {
        const order = this.#due.shift();
        if (order === undefined) break;
        this.#fire(order, moment);
      }
      this.tell(moment);
    }
    if (this.#touched.size > 0) this.tell(moment);
  }

  /** Begins to watch for an order that waits. */
  arm(order: AlgoOrder): void {
    this.#watch.arm(order, priceOf(this.host, order.identity.instrument.symbol, order.terms.triggerPriceType));
  }

  /** Begins to watch again where it stood: a price that was not looked at before is not looked at now. */
  resume(order: AlgoOrder): void {
    this.#watch.arm(order, undefined);
  }

  /** Watches anew, and sees at once whether the price is there already. */
  rearm(order: AlgoOrder): void {
    const { symbol } = order.identity.instrument;
    const { triggerPriceType } = order.terms;
    const price = priceOf(this.host, symbol, triggerPriceType);
    this.#watch.disarm(order);
    this.#watch.arm(order, price);
    if (price !== undefined) this.#watch.moved(symbol, triggerPriceType, price);
  }

  touch(order: AlgoOrder): void {
    this.#touched.add(order.root);
  }

  /** Its price was reached: the other legs end, and it goes into the book. */
  #fire(order: AlgoOrder, moment: Moment): void {
    if (order.status !== 'NEW' || order.orderId !== 0) return;
    order.triggeredAt = moment.at;
    this.touch(order);
    const { account } = order.identity;
    const group = order.parent;
    for (const leg of group?.legs ?? []) if (leg !== order) this.endTree(leg, 'otherLeg', moment);
    const entry = group?.parent;
    if (entry?.open === true && entry.orderId !== 0) this.host.cancel(account, entry.orderId, moment);
    this.follow(moment);
    const quantity = order.terms.childType === 'CLOSE_POSITION' ? this.#quantityToClose(order) : order.terms.quantity;
    if (quantity === 0) return this.#end(order, 'CANCELLED', 'positionClosed', moment);
    order.terms = { ...order.terms, quantity };
    const outcome = this.host.place(account, orderOf(order, quantity), order.algoOrderId, moment);
    if (outcome.ok) this.progress(order, outcome.order!, moment);
    else this.#end(order, 'REJECTED', outcome.reason, moment);
  }

  #quantityToClose({ identity: { account, instrument }, terms, parent }: AlgoOrder): Steps {
    if (instrument.perpetual) {
      const holding = this.host.holding(account, instrument.symbol, terms.positionSide);
      return Math.max(0, terms.side === 'SELL' ? holding : -holding);
    }
    const executed = parent?.parent?.executed ?? 0;
    if (terms.side === 'BUY') return executed;
    // The fee of the purchase was taken from what was bought.
    return Math.min(executed, Number(account.balance(instrument.baseAsset).available / instrument.stepUnits));
  }

  /** Brings orders up to date with what happened to theirs in the book. */
  follow(moment: Moment): void {
    for (let child = this.#changed.shift(); child !== undefined; child = this.#changed.shift()) {
      const order = this.registry.find(child.algoOrderId);
      if (order !== undefined) this.progress(order, child.view(), moment);
    }
  }

  progress(order: AlgoOrder, child: EngineOrder, moment: Moment): void {
    if (!order.open) return;
    order.orderId = child.orderId;
    order.status = child.status as AlgoOrder['status'];
    order.executed = child.executed;
    order.executedNotional = child.executedNotional;
    order.fee = child.fee;
    order.updatedAt = moment.at;
    if (order.terms.childType === 'LIMIT') {
      order.terms = { ...order.terms, price: child.price, quantity: child.quantity! };
      this.#resize(order.parent, child.quantity!);
    }
    this.touch(order);
    this.#sumUp(order.parent, moment);
    const attached = order.isBracket ? order.legs[0] : undefined;
    if (attached !== undefined && order.executed > 0) this.#checkPosition(attached, moment);
    if (attached !== undefined && order.executed === 0 && !order.open) this.endTree(attached, 'entryCancelled', moment);
    if (order.parent?.terms.algoType !== 'OCO' || (order.executed === 0 && order.open)) return;
    // One that is on its way into the book is the reason why this one ended.
    for (const leg of order.parent.legs)
      if (leg !== order && leg.triggeredAt === undefined) this.endTree(leg, 'otherLeg', moment);
  }

  #checkPositions(moment: Moment): void {
    const accounts = [...this.#traders];
    this.#traders.clear();
    for (const account of accounts)
      for (const order of this.registry.closingOf(account)) this.#checkPosition(order, moment);
  }

  /** Legs that close a position are awake while it is there, and end with it unless their entry may open it again. */
  #checkPosition(group: AlgoOrder, moment: Moment): void {
    const entry = group.parent;
    if (!group.open || entry?.executed === 0) return;
    const { account, instrument } = group.identity;
    const holding = instrument.perpetual
      ? this.host.holding(account, instrument.symbol, group.terms.positionSide)
      : undefined;
    const there = holding === undefined || (group.terms.side === 'SELL' ? holding > 0 : holding < 0);
    if (there) return group.ready ? undefined : this.#wake(group, moment);
    if (entry?.open === true) {
      group.ready = false;
      for (const leg of group.legs) {
        leg.ready = false;
        this.#watch.disarm(leg);
      }
    } else if (!group.triggered) this.endTree(group, 'positionClosed', moment);
  }

  /** One group per side and market closes a position: the newest. */
  #wake(group: AlgoOrder, moment: Moment): void {
    const { account, instrument } = group.identity;
    for (const other of instrument.perpetual ? this.registry.closingOf(account) : []) {
      const same =
        other.identity.instrument === instrument &&
        other.terms.side === group.terms.side &&
        other.terms.positionSide === group.terms.positionSide;
      if (same && other !== group && other.ready) this.endTree(other, 'replaced', moment);
    }
    group.ready = true;
    for (const leg of group.legs) {
      if (!leg.open) continue;
      leg.ready = true;
      this.rearm(leg);
    }
    this.touch(group);
  }

  /** Ends whatever is open of an order and its legs. An order in the book is cancelled there and followed from there. */
  endTree(order: AlgoOrder, reason: string, moment: Moment): void {
    for (const leg of order.legs) this.endTree(leg, reason, moment);
    if (!order.open) return;
    if (order.orderId !== 0) this.host.cancel(order.identity.account, order.orderId, moment);
    else if (!order.isGroup) this.#end(order, 'CANCELLED', reason, moment);
  }

  #end(order: AlgoOrder, status: 'CANCELLED' | 'REJECTED', reason: string, moment: Moment): void {
    order.status = status;
    order.reason = reason;
    order.updatedAt = moment.at;
    this.#watch.disarm(order);
    this.touch(order);
    this.#sumUp(order.parent, moment);
    const attached = order.isBracket ? order.legs[0] : undefined;
    if (attached !== undefined) this.endTree(attached, 'entryCancelled', moment);
  }

  /** A leg may have been changed in the book: its group and the legs that still wait are for as much. */
  #resize(group: AlgoOrder | undefined, quantity: Steps): void {
    if (group?.isGroup !== true || group.terms.quantity === quantity) return;
    group.terms = { ...group.terms, quantity };
    for (const leg of group.legs) if (leg.open && leg.orderId === 0) leg.terms = { ...leg.terms, quantity };
  }

  /** A group is what its legs are together. */
  #sumUp(group: AlgoOrder | undefined, { at }: Moment): void {
    if (group?.isGroup !== true || !group.open) return;
    const { legs } = group;
    group.updatedAt = at;
    group.triggered = legs.some((leg) => leg.triggered);
    group.executed = legs.reduce((sum, leg) => sum + leg.executed, 0);
    group.executedNotional = legs.reduce((sum, leg) => sum + leg.executedNotional, 0n);
    group.fee = legs.reduce((sum, leg) => sum + leg.fee, 0n);
    const open = legs.filter((leg) => leg.open);
    const decisive = legs.find((leg) => leg.triggered || leg.executed > 0) ?? legs[0]!;
    if (open.length > 0) group.status = open.some((leg) => leg.status === 'PARTIAL_FILLED') ? 'PARTIAL_FILLED' : 'NEW';
    else {
      group.status = decisive.status;
      group.reason = decisive.reason;
    }
  }

  /** Announces what changed, and forgets what has ended. */
  tell({ events }: Moment): void {
    for (const root of this.#touched) {
      events?.push({ type: 'algo', order: root.view() });
      if (!root.alive) this.registry.remove(root);
    }
    this.#touched.clear();
  }
}

/** The order of the book that a conditional order becomes. */
export function orderOf({ identity, terms }: AlgoOrder, quantity: Steps): Extract<Command, { type: 'place' }> {
  const { account, instrument, tag } = identity;
  const { side, childType, price, reduceOnly, positionSide, marginMode, visible } = terms;
  return {
    type: 'place',
    accountId: account.accountId,
    symbol: instrument.symbol,
    side,
    orderType: childType === 'LIMIT' ? 'LIMIT' : 'MARKET',
    ...(childType === 'LIMIT' && { price: price! }),
    quantity,
    clientOrderId: 0,
    tag,
    ...(instrument.perpetual && { reduceOnly, positionSide }),
    ...(marginMode !== undefined && { marginMode }),
    ...(visible !== undefined && childType === 'LIMIT' && { visible }),
  };
}
