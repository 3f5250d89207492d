import type { RejectionReason } from '../../../src/domain/trading/rejection-reason';
import { mayExpireAt } from '../../../src/domain/trading/order-expiry';
import { fillable } from '../book/fillable';
import type { Account } from '../ledger/account';
import type { Contracts } from '../margin/contracts';
import { rests, type OrderCheck } from '../margin/order-check';
import type { Draft } from '../margin/account-margins';
import type { Matcher } from './matcher';
import type { Command, CommandOutcome } from '../model/commands';
import type { Steps, Ticks } from '../model/units';
import type { Moment } from '../model/moment';
import type { OrderBook } from '../book/order-book';
import type { OrderRegistry } from '../book/order-registry';
import { limitFault, marketFault } from '../book/order-rules';
import { RestingOrder } from '../book/resting-order';

type Refusal = Extract<CommandOutcome, { ok: false }>['reason'];
type PlaceCommand = Extract<Command, { type: 'place' }>;
type Edit = Extract<Command, { type: 'edit' }>;

const refused = (reason: Refusal): CommandOutcome => ({ ok: false, reason });
/** Where nothing is to be told, a house order is not described either: the simulated past has a million of them. */
const unseen: CommandOutcome = { ok: true };
/** Levels of the book that a pegged order may name. */
const pegLevels: readonly number[] = [1, 5, 10, 15, 20];

/** How orders come into the exchange and change: everything is checked before anything happens. */
export class Placement {
  constructor(
    private readonly books: ReadonlyMap<string, OrderBook>,
    private readonly registry: OrderRegistry,
    private readonly matcher: Matcher,
    private readonly contracts: Contracts,
    private readonly check: OrderCheck,
  ) {}

  /** @param algoOrderId the conditional order that was triggered, 0 for none */
  place(account: Account, command: PlaceCommand, moment: Moment, algoOrderId = 0): CommandOutcome {
    const book = this.books.get(command.symbol);
    if (book === undefined) return refused('unknownMarket');
    const { clientOrderId } = command;
    if (clientOrderId !== 0 && this.registry.usedClientOrderIds(account.accountId).has(clientOrderId))
      return refused('duplicateClientOrderId');
    const order = this.#draft(account, book, command, moment.at);
    if (!(order instanceof RestingOrder)) return refused(order);
    order.algoOrderId = algoOrderId;
    const fault = account.kind === 'customer' ? this.check.fault(this.#estimate(book, order)) : undefined;
    if (fault !== undefined) return refused(fault);

    if (clientOrderId !== 0) this.registry.usedClientOrderIds(account.accountId).add(clientOrderId);
    this.enter(book, order, moment);
    return account.kind === 'house' && moment.events === undefined ? unseen : { ok: true, order: order.view() };
  }

  /** Puts an order that was checked into the market. */
  enter(book: OrderBook, order: RestingOrder, moment: Moment): void {
    this.registry.nextOrderId += 1;
    this.registry.tell(order, moment);
    const whole = order.type !== 'FOK' || this.matcher.fillsWhole(book, order);
    const stopped = whole && this.matcher.take(book, order, moment);
    this.#settle(book, order, stopped, moment);
  }

  edit(account: Account, command: Edit, moment: Moment): CommandOutcome {
    const order = this.registry.orders.get(command.orderId);
    if (order?.account !== account) return refused('orderNotFound');
    const book = this.books.get(order.instrument.symbol)!;
    const price = command.price ?? order.price;
    const quantity = command.quantity ?? order.quantity;
    const fault = this.#editFault(book, order, price, quantity);
    if (fault !== undefined) return refused(fault);
    const keepsPlace = price === order.price && quantity <= order.quantity;
    if (keepsPlace) {
      order.quantity = quantity;
      book.shrunk(order, 0);
      this.registry.reserve(order);
    } else {
      this.registry.withdraw(order);
      order.price = price;
      order.quantity = quantity;
    }
    order.updatedAt = moment.at;
    if (order.position !== undefined) this.contracts.touch(order.position);
    this.registry.tell(order, moment);
    if (!keepsPlace) this.#settle(book, order, this.matcher.take(book, order, moment), moment);
    return { ok: true, order: order.view() };
  }

  /** The order a command describes, or why it is none. */
  #draft(account: Account, book: OrderBook, command: PlaceCommand, at: number): RestingOrder | RejectionReason {
    const { instrument } = book;
    const { side, orderType, quantity = 0 } = command;
    if (orderType === 'LIQUIDATE') return 'notAvailable';
    if (command.expiresAt !== undefined && !mayExpireAt(command.expiresAt, at, 1)) return 'expiryOutOfBounds';
    const terms = this.check.terms(account, instrument, command);
    if (typeof terms === 'string') return terms;
    const position = instrument.perpetual
      ? this.contracts.position(account, instrument, terms.positionSide)
      : undefined;
    const market = orderType === 'MARKET';
    const price = market ? undefined : limitPrice(book, command);
    if (typeof price === 'string') return price;
    const closesAll = terms.reduceOnly && quantity > 0 && quantity === Math.abs(position?.holding ?? 0);
    const fault = market
      ? marketFault(book, command, closesAll)
      : limitFault(book, side, price ?? Number.NaN, quantity, closesAll);
    if (fault !== undefined) return fault;
    const best = book.opposite(side).best?.price;
    const limit = price ?? (side === 'BUY' ? instrument.highestBid(best!) : instrument.lowestAsk(best!));
    if (orderType === 'POST_ONLY' && crosses(side, limit, best)) return 'postOnlyWouldTake';
    const wanted = command.amount === undefined ? quantity : Number.POSITIVE_INFINITY;
    const order = new RestingOrder(
      this.registry.nextOrderId,
      command.clientOrderId,
      account,
      instrument,
      side,
      orderType,
      limit,
      wanted,
      command.amount,
      at,
      terms,
    );
    order.position = position;
    return order;
  }

  /** What a new order would trade: at its limit, or at market what there is. */
  #estimate(book: OrderBook, order: RestingOrder): Draft {
    const { instrument, amount, price, quantity } = order;
    if (amount !== undefined)
      return { order, quantity: Number(amount / (BigInt(price) * instrument.factor)), notional: amount };
    if (order.type !== 'MARKET') return { order, quantity, notional: instrument.notional(price, quantity) };
    return { order, ...fillable(book, order) };
  }

  /** What happens to the part of a new or edited order that did not fill. */
  #settle(book: OrderBook, order: RestingOrder, stopped: boolean, moment: Moment): void {
    if (order.remaining === 0) return;
    if (!stopped && rests(order)) {
      this.registry.reserve(order);
      this.registry.rest(book, order);
      if (order.position !== undefined) this.contracts.touch(order.position);
      return;
    }
    const best = book.opposite(order.side).best?.price;
    // An amount is spent when nothing is left of it, or too little for a further step at a price it may pay.
    const reachable = !stopped && best !== undefined && best <= order.price;
    const spent =
      order.amount !== undefined && order.executed > 0 && (reachable || order.executedNotional === order.amount);
    this.registry.end(order, spent ? 'FILLED' : 'CANCELLED', moment);
  }

  #editFault(book: OrderBook, order: RestingOrder, price: Ticks, quantity: Steps): RejectionReason | undefined {
    const fault = limitFault(book, order.side, price, quantity, order.reducing && quantity <= order.quantity);
    if (fault !== undefined) return fault;
    if (quantity <= order.executed) return 'quantityOutOfBounds';
    if (order.type === 'POST_ONLY' && crosses(order.side, price, book.opposite(order.side).best?.price))
      return 'postOnlyWouldTake';
    if (order.account.kind !== 'customer') return undefined;
    return this.check.fault(
      {
        order,
        quantity: quantity - order.executed,
        notional: order.instrument.notional(price, quantity - order.executed),
      },
      order,
    );
  }
}

/** The limit a command names, by itself or by a level of the book. */
function limitPrice(
  book: OrderBook,
  { side, orderType, price, bidAskLevel = 1, postOnlyAdjusted = false }: PlaceCommand,
): Ticks | RejectionReason | undefined {
  if (orderType === 'ASK' || orderType === 'BID') {
    if (!pegLevels.includes(bidAskLevel)) return 'priceOutOfBounds';
    return book.levelPrice(orderType === 'ASK' ? 'SELL' : 'BUY', bidAskLevel) ?? 'noLiquidity';
  }
  const best = book.opposite(side).best?.price;
  if (orderType !== 'POST_ONLY' || !postOnlyAdjusted || price === undefined || !crosses(side, price, best))
    return price;
  return side === 'BUY' ? best! - 1 : best! + 1;
}

function crosses(side: RestingOrder['side'], price: Ticks, best: Ticks | undefined): boolean {
  return best !== undefined && (side === 'BUY' ? price >= best : price <= best);
}
