import { AlgoBook } from './algo/algo-book';
import type { AlgoCommand } from './model/algo-model';
import { feeTiers } from './model/fee-tiers';
import { Instrument } from './model/instrument';
import { Ledger } from './ledger/ledger';
import { type Account } from './ledger/account';
import { Contracts } from './margin/contracts';
import { ExchangeOrders } from './liquidation/exchange-orders';
import { Funding } from './margin/funding';
import { Liquidation } from './liquidation/liquidation';
import { MarginSettings } from './margin/margin-settings';
import { MarginViews } from './margin/margin-views';
import { OrderCheck } from './margin/order-check';
import { Prices } from './margin/prices';
import { Shortfall } from './margin/shortfall';
import { AccountMargins } from './margin/account-margins';
import { Timekeeper } from './liquidation/timekeeper';
import { Matcher, type MatcherHooks } from './matching/matcher';
import type { Command, CommandOutcome } from './model/commands';
import type { EngineEvent } from './model/events';
import type { InstrumentSpecification } from './model/instrument-specification';
import type { Moment } from './model/moment';
import { OrderBook } from './book/order-book';
import { OrderRegistry } from './book/order-registry';
import type { OpenOrders } from './book/open-orders';
import { Placement } from './matching/placement';
import type { RestingOrder } from './book/resting-order';
import { Treasury } from './ledger/treasury';
import { VoucherDesk } from './vouchers/voucher-desk';

type CustomersCommand = Extract<Command, { accountId: string }>;

const refused = (reason: Extract<CommandOutcome, { ok: false }>['reason']): CommandOutcome => ({ ok: false, reason });

/**
 * The exchange without any input or output: commands in, outcomes and events out, the same for the same
 * commands. A refused command changes nothing. Time comes with the command.
 */
export class Engine {
  readonly ledger = new Ledger();
  readonly books = new Map<string, OrderBook>();
  readonly registry: OrderRegistry;
  readonly treasury: Treasury;
  readonly contracts: Contracts;
  readonly matcher: Matcher;
  readonly placement: Placement;
  readonly prices: Prices;
  readonly margins: AccountMargins;
  readonly funding: Funding;
  readonly timekeeper: Timekeeper;
  readonly views: MarginViews;
  /** Conditional orders. */
  readonly algos: AlgoBook;
  readonly #vouchers: VoucherDesk;
  readonly #settings: MarginSettings;
  readonly #shortfall: Shortfall;

  constructor(instruments: readonly InstrumentSpecification[], onTrade: MatcherHooks['trade'] = () => undefined) {
    for (const specification of instruments)
      this.books.set(specification.symbol, new OrderBook(new Instrument(specification)));
    const { ledger, books } = this;
    this.registry = new OrderRegistry(ledger, books, { changed: (order) => this.algos.orderChanged(order) });
    this.prices = new Prices(books);
    this.margins = new AccountMargins(this.prices, this.registry);
    this.treasury = new Treasury(ledger, (account, given) => this.margins.canSpare(account, given));
    this.#vouchers = new VoucherDesk(ledger, this.treasury, books);
    this.contracts = new Contracts(ledger, books, this.registry, this.treasury);
    this.matcher = new Matcher(ledger, this.registry, this.contracts, {
      trade: (trade, notional, maker, taker, makerFee, takerFee) => {
        onTrade(trade, notional, maker, taker, makerFee, takerFee);
        this.algos.traded(trade, maker, taker);
      },
    });
    this.placement = new Placement(
      books,
      this.registry,
      this.matcher,
      this.contracts,
      new OrderCheck(this.margins, this.contracts, this.registry),
    );
    this.#settings = new MarginSettings(books, this.registry, this.contracts, this.margins, this.prices);
    this.#shortfall = new Shortfall(ledger, this.registry, this.contracts, this.margins, this.prices, this.treasury);
    this.funding = new Funding(this.prices, books, this.contracts, this.treasury, ledger);
    const orders = new ExchangeOrders(this.registry, this.matcher, this.placement, this.contracts);
    const liquidation = new Liquidation(
      ledger,
      books,
      this.registry,
      this.contracts,
      this.margins,
      orders,
      this.treasury,
    );
    this.timekeeper = new Timekeeper(ledger, this.prices, this.contracts, this.margins, this.funding, liquidation);
    this.views = new MarginViews(this.registry, this.contracts, this.margins);
    this.algos = new AlgoBook({
      account: (accountId) => ledger.accounts.get(accountId),
      book: (symbol) => books.get(symbol),
      place: (account, order, algoOrderId, moment) => this.placement.place(account, order, moment, algoOrderId),
      edit: (account, change, moment) => this.placement.edit(account, change, moment),
      cancel: (account, orderId, moment) => void this.#cancelOwn(account, orderId, moment),
      cancelAll: (account, symbol, moment) => this.#cancelAll(account, symbol, moment),
      markPrice: (symbol) => this.prices.mark(symbol),
      contractFault: (account, side) => {
        const { mode, positionMode } = this.margins.settings(account.accountId);
        if (mode !== 'FUTURES') return 'notAvailable';
        return (positionMode === 'ONE_WAY') === (side === 'BOTH') ? undefined : 'positionSideMismatch';
      },
      holding: (account, symbol, side) =>
        account.positions.get(side === 'BOTH' ? symbol : `${symbol} ${side}`)?.holding ?? 0,
    });
  }

  /** Every open order. */
  get orders(): Pick<OpenOrders, 'get' | 'has' | 'values' | 'size'> {
    return this.registry.orders;
  }

  /** @param events receives what customers and the market are told; leave it out to say nothing. */
  apply(command: Command, at: number, events?: EngineEvent[]): CommandOutcome {
    const moment: Moment = { at, events };
    // Before anything else at this time: an order never fills once it has expired.
    for (const order of this.registry.due(at)) this.#cancel(order, moment);
    const outcome = this.#dispatch(command, moment);
    this.algos.settle(moment);
    for (const balance of this.ledger.short()) this.#shortfall.cover(balance, moment);
    const balances = this.ledger.takeChanged();
    for (const { account } of balances) this.contracts.touchSharing(account);
    for (const position of this.contracts.takeChanged()) {
      position.version += 1;
      events?.push({ type: 'position', position: this.views.position(position, at) });
    }
    for (const balance of balances) events?.push({ type: 'balance', balance: balance.view() });
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
    return account === undefined ? [] : this.registry.openOf(account);
  }

  #cancelAll(account: Account, symbol: string | undefined, moment: Moment): number {
    const candidates =
      account.kind === 'customer' ? this.registry.inOrder(account) : [...this.registry.orders.values()];
    const orders = candidates.filter(
      (order) => order.account === account && (symbol === undefined || order.instrument.symbol === symbol),
    );
    for (const order of orders) this.#cancel(order, moment);
    return orders.length;
  }

  #dispatch(command: Command, moment: Moment): CommandOutcome {
    if (command.type === 'transfer') return this.treasury.transfer(command, moment);
    if (command.type === 'advance') {
      this.timekeeper.advance(moment, () => this.#triggerAlgos(moment));
      return { ok: true };
    }
    if (!('accountId' in command)) return this.#settings.administer(command, moment);
    const account = this.ledger.accounts.get(command.accountId);
    if (command.type === 'openAccount') {
      if (account === undefined) this.ledger.open(command.accountId, command.kind);
      return { ok: true };
    }
    return account === undefined || account.kind === 'system'
      ? refused('unknownAccount')
      : this.#perform(account, command, moment);
  }

  #perform(
    account: Account,
    command: Exclude<CustomersCommand, { type: 'openAccount' }>,
    moment: Moment,
  ): CommandOutcome {
    switch (command.type) {
      case 'setFeeTier':
        if (feeTiers[command.tier] === undefined) return refused('unknownTier');
        account.feeTier = command.tier;
        return { ok: true };
      case 'grantRebate':
      case 'lendCredit':
      case 'recallCredit':
        return this.#vouchers.apply(account, command, moment);
      case 'deposit':
        return this.treasury.deposit(account, command, moment);
      case 'place':
        return this.placement.place(account, command, moment);
      case 'edit':
        return this.placement.edit(account, command, moment);
      case 'cancel': {
        const order = this.#cancelOwn(account, command.orderId, moment);
        return order === undefined ? refused('orderNotFound') : { ok: true, order: order.view() };
      }
      case 'cancelAll':
        return { ok: true, cancelled: this.#cancelAll(account, command.symbol, moment) };
      case 'setAccountMode':
      case 'setPositionMode':
      case 'setLeverage':
      case 'setSpotLeverage':
      case 'setMarginMode':
      case 'adjustIsolatedMargin':
      case 'switchCollateral':
        return this.#settings.apply(account, command, moment);
      default:
        return this.algos.apply(account, command satisfies AlgoCommand, moment);
    }
  }

  #triggerAlgos(moment: Moment): void {
    this.algos.advance(moment);
    this.algos.settle(moment);
  }

  #cancelOwn(account: Account, orderId: number, moment: Moment): RestingOrder | undefined {
    const order = this.registry.orders.get(orderId);
    if (order?.account !== account) return undefined;
    this.#cancel(order, moment);
    return order;
  }

  #cancel(order: RestingOrder, moment: Moment): void {
    if (order.position !== undefined) this.contracts.touch(order.position);
    this.registry.cancel(order, moment);
  }
}
