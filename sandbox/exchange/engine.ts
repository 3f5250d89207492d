import type { RejectionReason } from '../../src/domain/trading/rejection-reason';
import { Instrument } from './instrument';
import { Ledger, outsideWorld, type Account, type Balance } from './ledger';
import type { LedgerKind } from './ledger-model';
import { Matcher, type MatcherHooks } from './matcher';
import type { Command, CommandOutcome, EngineEvent, EngineTrade, InstrumentSpecification, Steps, Ticks, Units } from './model';
import { OrderBook } from './order-book';
import { limitFault, marketFault } from './order-rules';
import { RestingOrder } from './resting-order';

type Refusal = Extract<CommandOutcome, { ok: false }>['reason'];
type Placement = Extract<Command, { type: 'place' }>;
type Deposit = Extract<Command, { type: 'deposit' }>;
type Transfer = Extract<Command, { type: 'transfer' }>;
type Edit = Extract<Command, { type: 'edit' }>;

const refused = (reason: Refusal): CommandOutcome => ({ ok: false, reason });

/**
 * The exchange without any input or output: commands in, outcomes and events out, the same for the same
 * commands. A refused command changes nothing. Time comes with the command.
 */
export class Engine {
  readonly ledger = new Ledger();
  readonly books = new Map<string, OrderBook>();
  /** Every open order. */
  readonly orders = new Map<number, RestingOrder>();
  nextOrderId = 1;
  nextEntryId = 1;
  /** Of transfers that were made. */
  readonly references = new Set<string>();
  /** Open orders and used client order ids of customers. */
  private readonly open = new Map<Account, Map<number, RestingOrder>>();
  private readonly clientOrderIds = new Map<string, Set<number>>();
  readonly matcher: Matcher;

  constructor(
    instruments: readonly InstrumentSpecification[],
    onTrade: MatcherHooks['trade'] = () => undefined,
  ) {
    for (const specification of instruments) this.books.set(specification.symbol, new OrderBook(new Instrument(specification)));
    const hooks: MatcherHooks = { trade: onTrade, ended: (order) => this.forget(order) };
    this.matcher = new Matcher(this.ledger, hooks);
  }

  /** @param events receives what customers and the market are told; leave it out to say nothing. */
  apply(command: Command, at: number, events?: EngineEvent[]): CommandOutcome {
    const outcome = this.dispatch(command, at, events);
    for (const balance of this.ledger.takeChanged()) events?.push({ type: 'balance', balance: balance.view() });
    return outcome;
  }

  /** Announces all book changes since the last call, one event per book. */
  announceBooks(at: number, events: EngineEvent[]): void {
    for (const book of this.books.values()) {
      const event = book.announce(at);
      if (event !== undefined) events.push(event);
    }
  }

  openOrdersOf(accountId: string): Iterable<RestingOrder> {
    const account = this.ledger.accounts.get(accountId);
    return (account && this.open.get(account)?.values()) ?? [];
  }

  usedClientOrderIds(accountId: string): Set<number> {
    let used = this.clientOrderIds.get(accountId);
    if (used === undefined) this.clientOrderIds.set(accountId, (used = new Set()));
    return used;
  }

  /** Puts an order into its book, as it is. */
  rest(book: OrderBook, order: RestingOrder): void {
    book.add(order);
    this.orders.set(order.orderId, order);
    if (order.account.kind !== 'customer') return;
    let orders = this.open.get(order.account);
    if (orders === undefined) this.open.set(order.account, (orders = new Map()));
    orders.set(order.orderId, order);
  }

  private dispatch(command: Command, at: number, events: EngineEvent[] | undefined): CommandOutcome {
    if (command.type === 'transfer') return this.transfer(command, at, events);
    if (!('accountId' in command)) return { ok: true };
    const account = this.ledger.accounts.get(command.accountId);
    if (command.type === 'openAccount') {
      if (account === undefined) this.ledger.open(command.accountId, command.kind);
      return { ok: true };
    }
    if (account === undefined || account.kind === 'system') return refused('unknownAccount');
    switch (command.type) {
      case 'deposit':
        return this.deposit(account, command, at, events);
      case 'place':
        return this.place(account, command, at, events);
      case 'edit':
        return this.edit(account, command, at, events);
      case 'cancel': {
        const order = this.orders.get(command.orderId);
        if (order?.account !== account) return refused('orderNotFound');
        this.cancel(order, at, events);
        return { ok: true, order: order.view() };
      }
      case 'cancelAll':
        return this.cancelAll(account, command.symbol, at, events);
      default:
        return refused('notAvailable');
    }
  }

  private transfer({ kind, reference, legs }: Transfer, at: number, events: EngineEvent[] | undefined): CommandOutcome {
    if (this.references.has(reference)) return { ok: true };
    if (legs.some(({ from, to, amount }) => amount <= 0n || !this.ledger.accounts.has(from) || !this.ledger.accounts.has(to))) return refused('unknownAccount');
    const spent = new Map<Balance, Units>();
    for (const { from, asset, amount } of legs) {
      const balance = this.ledger.accounts.get(from)!.balance(asset);
      spent.set(balance, (spent.get(balance) ?? 0n) + amount);
    }
    for (const [balance, amount] of spent) {
      if (balance.account.kind === 'customer' && balance.available < amount) return refused('insufficientBalance');
    }
    this.references.add(reference);
    for (const { from, to, asset, amount } of legs) {
      const [giver, taker] = [this.ledger.accounts.get(from)!, this.ledger.accounts.get(to)!];
      this.ledger.move(giver.balance(asset), taker.balance(asset), amount);
      this.record(giver, kind, asset, -amount, reference, at, events);
      this.record(taker, kind, asset, amount, reference, at, events);
    }
    return { ok: true };
  }

  /** Tells a customer why a balance changed other than by a trade. */
  private record(account: Account, kind: LedgerKind, asset: string, amount: Units, reference: string, at: number, events: EngineEvent[] | undefined): void {
    if (account.kind !== 'customer') return;
    const entryId = this.nextEntryId++;
    events?.push({ type: 'ledger', entry: { entryId, accountId: account.accountId, kind, asset, amount, reference, at } });
  }

  private deposit(account: Account, { asset, amount, kind }: Deposit, at: number, events: EngineEvent[] | undefined): CommandOutcome {
    const balance = account.balance(asset);
    if (account.kind === 'customer' && balance.available + amount < 0n) return refused('insufficientBalance');
    this.ledger.move(this.ledger.accounts.get(outsideWorld)!.balance(asset), balance, amount);
    this.record(account, kind ?? (amount < 0n ? 'WITHDRAW' : 'DEPOSIT'), asset, amount, '', at, events);
    return { ok: true };
  }

  private place(account: Account, command: Placement, at: number, events: EngineEvent[] | undefined): CommandOutcome {
    const book = this.books.get(command.symbol);
    if (book === undefined) return refused('unknownMarket');
    // Customers' margin accounts do not exist yet, so contracts are traded by the house alone.
    if (book.instrument.perpetual && account.kind === 'customer') return refused('notAvailable');
    const { clientOrderId } = command;
    if (clientOrderId !== 0 && this.usedClientOrderIds(account.accountId).has(clientOrderId)) return refused('duplicateClientOrderId');
    const order = this.draft(account, book, command, at);
    if (!(order instanceof RestingOrder)) return refused(order);
    const fault = this.moneyFault(book, order);
    if (fault !== undefined) return refused(fault);

    this.nextOrderId += 1;
    if (clientOrderId !== 0) this.usedClientOrderIds(account.accountId).add(clientOrderId);
    if (account.kind === 'customer') events?.push({ type: 'order', order: order.view() });
    const whole = order.type !== 'FOK' || this.matcher.fillable(book, order).quantity === order.quantity;
    const stopped = whole && this.matcher.take(book, order, at, events);
    this.settle(book, order, stopped, at, events);
    return { ok: true, order: order.view() };
  }

  /** The order a command describes, or why it is none. */
  private draft(account: Account, book: OrderBook, command: Placement, at: number): RestingOrder | RejectionReason {
    const { side, orderType } = command;
    const market = orderType === 'MARKET';
    const quantity = command.quantity ?? 0;
    const fault = market ? marketFault(book, command) : limitFault(book, side, command.price ?? Number.NaN, quantity);
    if (fault !== undefined) return fault;
    const best = book.opposite(side).best?.price;
    const limit = market ? (side === 'BUY' ? book.instrument.highestBid(best!) : book.instrument.lowestAsk(best!)) : command.price!;
    if (orderType === 'POST_ONLY' && crosses(side, limit, best)) return 'postOnlyWouldTake';
    const wanted = command.amount === undefined ? quantity : Number.POSITIVE_INFINITY;
    return new RestingOrder(this.nextOrderId, command.clientOrderId, account, book.instrument, side, orderType, limit, wanted, command.amount, at);
  }

  private moneyFault(book: OrderBook, order: RestingOrder): RejectionReason | undefined {
    if (order.account.kind !== 'customer') return undefined;
    const { instrument } = book;
    const need =
      order.side === 'SELL'
        ? instrument.baseUnits(order.quantity)
        : (order.amount ?? (order.type === 'MARKET' ? this.matcher.fillable(book, order).notional : instrument.notional(order.price, order.quantity)));
    const asset = order.side === 'SELL' ? instrument.baseAsset : instrument.quoteAsset;
    return order.account.balance(asset).available < need ? 'insufficientBalance' : undefined;
  }

  /** What happens to the part of a new or edited order that did not fill. */
  private settle(book: OrderBook, order: RestingOrder, stopped: boolean, at: number, events: EngineEvent[] | undefined): void {
    if (order.remaining === 0) return;
    if (!stopped && (order.type === 'LIMIT' || order.type === 'POST_ONLY')) {
      this.hold(order, 1n);
      this.rest(book, order);
      return;
    }
    const best = book.opposite(order.side).best?.price;
    // An amount is spent when nothing is left of it, or too little for a further step at a price it may pay.
    const reachable = !stopped && best !== undefined && best <= order.price;
    const spent = order.amount !== undefined && order.executed > 0 && (reachable || order.executedNotional === order.amount);
    this.end(order, spent ? 'FILLED' : 'CANCELLED', at, events);
  }

  private edit(account: Account, command: Edit, at: number, events: EngineEvent[] | undefined): CommandOutcome {
    const order = this.orders.get(command.orderId);
    if (order?.account !== account) return refused('orderNotFound');
    const book = this.books.get(order.instrument.symbol)!;
    const price = command.price ?? order.price;
    const quantity = command.quantity ?? order.quantity;
    const fault = this.editFault(book, order, price, quantity);
    if (fault !== undefined) return refused(fault);
    const keepsPlace = price === order.price && quantity <= order.quantity;
    this.hold(order, -1n);
    if (keepsPlace) {
      book.reduce(order, order.quantity - quantity);
      order.quantity = quantity;
      this.hold(order, 1n);
    } else {
      book.remove(order);
      this.forget(order);
      order.price = price;
      order.quantity = quantity;
    }
    order.updatedAt = at;
    if (account.kind === 'customer') events?.push({ type: 'order', order: order.view() });
    if (!keepsPlace) this.settle(book, order, this.matcher.take(book, order, at, events), at, events);
    return { ok: true, order: order.view() };
  }

  private editFault(book: OrderBook, order: RestingOrder, price: Ticks, quantity: Steps): RejectionReason | undefined {
    const fault = limitFault(book, order.side, price, quantity);
    if (fault !== undefined) return fault;
    if (quantity <= order.executed) return 'quantityOutOfBounds';
    if (order.type === 'POST_ONLY' && crosses(order.side, price, book.opposite(order.side).best?.price)) return 'postOnlyWouldTake';
    if (order.account.kind !== 'customer') return undefined;
    const balance = order.account.balance(order.side === 'BUY' ? order.instrument.quoteAsset : order.instrument.baseAsset);
    const remaining = quantity - order.executed;
    const need = order.side === 'BUY' ? order.instrument.notional(price, remaining) : order.instrument.baseUnits(remaining);
    return balance.available + this.held(order) < need ? 'insufficientBalance' : undefined;
  }

  private cancelAll(account: Account, symbol: string | undefined, at: number, events: EngineEvent[] | undefined): CommandOutcome {
    const candidates = account.kind === 'customer' ? this.openOrdersOf(account.accountId) : this.orders.values();
    const orders = [...candidates].filter((order) => order.account === account && (symbol === undefined || order.instrument.symbol === symbol));
    for (const order of orders) this.cancel(order, at, events);
    return { ok: true, cancelled: orders.length };
  }

  private cancel(order: RestingOrder, at: number, events: EngineEvent[] | undefined): void {
    this.hold(order, -1n);
    this.books.get(order.instrument.symbol)!.remove(order);
    this.forget(order);
    this.end(order, 'CANCELLED', at, events);
  }

  private end(order: RestingOrder, status: 'FILLED' | 'CANCELLED', at: number, events: EngineEvent[] | undefined): void {
    order.status = status;
    order.updatedAt = at;
    if (order.account.kind === 'customer') events?.push({ type: 'order', order: order.view() });
  }

  private forget(order: RestingOrder): void {
    this.orders.delete(order.orderId);
    if (order.account.kind === 'customer') this.open.get(order.account)?.delete(order.orderId);
  }

  /** What a resting order reserves: price times remaining, or the remaining base. */
  private held(order: RestingOrder): Units {
    return order.side === 'BUY' ? order.instrument.notional(order.price, order.remaining) : order.instrument.baseUnits(order.remaining);
  }

  private hold(order: RestingOrder, sign: Units): void {
    if (order.account.kind !== 'customer') return;
    const asset = order.side === 'BUY' ? order.instrument.quoteAsset : order.instrument.baseAsset;
    this.ledger.freeze(order.account.balance(asset), sign * this.held(order));
  }
}

function crosses(side: RestingOrder['side'], price: Ticks, best: Ticks | undefined): boolean {
  return best !== undefined && (side === 'BUY' ? price >= best : price <= best);
}
