import { reaction, runInAction, when } from 'mobx';
import { Clock } from '../../../src/application/kernel/clock.port';
import { Log } from '../../../src/application/kernel/log.port';
import { Scheduler } from '../../../src/application/kernel/scheduler.port';
import { MarketDataPort } from '../../../src/application/markets/market-data.port';
import { MarketStreamPort } from '../../../src/application/markets/market-stream.port';
import { OrderBookFeeds } from '../../../src/application/markets/order-book-feeds';
import { AlgoOrdersPort } from '../../../src/application/trading/algo-orders.port';
import { Balances } from '../../../src/application/trading/balances';
import { ContractAccount } from '../../../src/application/trading/contract-account';
import { OpenAlgoOrders } from '../../../src/application/trading/open-algo-orders';
import { OpenOrders } from '../../../src/application/trading/open-orders';
import { OrderPrograms } from '../../../src/application/trading/order-programs';
import { PlaceAlgoOrder } from '../../../src/application/trading/place-algo-order.use-case';
import { PlaceOrder } from '../../../src/application/trading/place-order.use-case';
import { PositionsPort } from '../../../src/application/trading/positions.port';
import { TradingPort } from '../../../src/application/trading/trading.port';
import { LocalStoragePort } from '../../../src/application/platform/local-storage.port';
import { symbolOfSlug } from '../../../src/domain/markets/market-symbol';
import { decimal } from '../../../src/domain/shared/decimal';
import { triggerLines } from '../../../src/domain/trading/price-line';
import type { Container } from '../../../src/infrastructure/container/container';
import { PreferencesStore } from '../../../src/presentation/runtime/stores/preferences.store';
import { BalancesStore } from '../../../src/presentation/features/terminal/account/balances.store';
import { OrderBookStore } from '../../../src/presentation/features/terminal/book/order-book.store';
import { ContractDesks } from '../../../src/presentation/features/terminal/desk/contract-desks';
import { PositionsStore } from '../../../src/presentation/features/terminal/desk/positions.store';
import { StandingStore } from '../../../src/presentation/features/terminal/desk/standing.store';
import type { MarketDesk } from '../../../src/presentation/features/terminal/desk/market-desk';
import { BookOrdersStore } from '../../../src/presentation/features/terminal/ticket/book-orders.store';
import { ConditionalProgramStore } from '../../../src/presentation/features/terminal/ticket/conditional-program.store';
import { ContractTicketStore } from '../../../src/presentation/features/terminal/ticket/contract-ticket.store';
import { isProgram } from '../../../src/presentation/features/terminal/ticket/order-draft-text';
import type { SkippableReason } from '../../../src/presentation/features/terminal/ticket/order-form-surroundings';
import { orderWarnings } from '../../../src/presentation/features/terminal/ticket/order-warnings';
import { OrderFormStore } from '../../../src/presentation/features/terminal/ticket/order-form.store';
import { SlicedProgramStore } from '../../../src/presentation/features/terminal/ticket/sliced-program.store';
import { TicketDrafts } from '../../../src/presentation/features/terminal/ticket/ticket-drafts';
import { TradePreferencesStore } from '../../../src/presentation/features/terminal/trade-preferences.store';
import type { TicketAbility } from '../abilities/ticket';
import type { Settle } from './core-actor';

/** The order form of a perpetual, without its page. */
export function coreTicket(container: Container, settle: Settle): TicketAbility {
  const scheduler = container.resolve(Scheduler);
  const book = new OrderBookStore(
    new OrderBookFeeds(
      container.resolve(MarketDataPort),
      container.resolve(MarketStreamPort),
      scheduler,
      container.resolve(Clock),
      container.resolve(Log),
    ),
  );
  const balances = new BalancesStore(container.resolve(Balances));
  const orders = new BookOrdersStore(container.resolve(OpenOrders));
  const programs = new OrderPrograms(container.resolve(PlaceOrder), scheduler);
  const preferences = new TradePreferencesStore(
    container.resolve(LocalStoragePort),
    container.resolve(PreferencesStore),
  );
  const form = new OrderFormStore(
    container.resolve(PlaceOrder),
    container.resolve(TradingPort),
    book,
    balances,
    preferences,
    new TicketDrafts(),
  );
  let ticket: ContractTicketStore;
  let symbol = '';
  const read = async <T>(
    answer: Promise<{ readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: unknown }>,
  ): Promise<T> => {
    const result = await settle(answer);
    if (!result.ok) throw new Error(JSON.stringify(result.error));
    return result.value;
  };
  const problems = (): readonly string[] => {
    const conditional = form.program instanceof ConditionalProgramStore ? form.program.problems : [];
    return [...form.problems, ...conditional].map(({ field, reason }) => `${field} ${reason}`);
  };
  return {
    async open(market) {
      symbol = symbolOfSlug(market.replace('-', '_'))!;
      const instrument = (await read(container.resolve(MarketDataPort).instruments())).find(
        (each) => each.symbol === symbol,
      )!;
      const desks = container.resolve(ContractDesks);
      const contract = desks.make(symbol);
      desks.open(symbol, contract);
      for (const store of [
        container.resolve(ContractAccount),
        container.resolve(PositionsStore),
        container.resolve(StandingStore),
        balances,
        orders,
      ])
        store.start();
      form.openMarket(instrument);
      book.open(symbol);
      form.start();
      ticket = new ContractTicketStore(form, contract, orders, balances);
      runInAction(() => (form.margin = ticket));
      const desk = { instrument, book, form, contract, tape: { last: undefined } } as unknown as MarketDesk;
      const conditional = new ConditionalProgramStore(container.resolve(PlaceAlgoOrder), desk);
      const sliced = new SlicedProgramStore(programs, form);
      // As the parts of the page do it.
      reaction(
        () =>
          form.text.type === 'SCALED' || form.text.type === 'TWAP'
            ? sliced
            : isProgram(form.text.type) || form.bracketed
              ? conditional
              : undefined,
        (program) => runInAction(() => (form.program = program)),
        { fireImmediately: true },
      );
      await settle(Promise.all([contract.settings.read(true), form.readFees()]));
      await settle(when(() => book.status === 'live' && ticket.footing !== undefined));
    },
    bestBid: async () => book.bestBid!,
    bestOffer: async () => book.bestAsk!,
    async write({
      side,
      kind,
      quantity,
      unit = 'base',
      price = '',
      timing = 'GTC',
      reduceOnly = false,
      closing = false,
      more = {},
    }) {
      form.choose({ side, type: kind, timing, reduceOnly, closing });
      form.typePrice(price);
      form.countIn(unit);
      form.typeSize(quantity);
      for (const name of [
        'trigger',
        'stopPrice',
        'distance',
        'takeProfit',
        'stopLoss',
        'visible',
        'slippage',
        'from',
        'to',
        'count',
        'minutes',
      ])
        form.typeMore(name, more[name] ?? '');
    },
    choose: (what, choice) => form.pick(what, choice),
    async estimate() {
      const { fee, margin, averagePrice, entryPrice, liquidationPrice } = ticket.outcome!;
      return {
        fee: fee.toFixed(),
        margin: margin.toFixed(),
        average: averagePrice?.toFixed(),
        entry: entryPrice?.toFixed(),
        liquidation: liquidationPrice?.toFixed(),
      };
    },
    size: async () => form.draft.quantity?.toFixed() ?? '',
    problems: async () => problems(),
    async offered(price) {
      const shown = await read(container.resolve(MarketDataPort).orderBook(symbol, 100));
      return shown.asks.find(([level]) => level === Number(price))?.[1].toString();
    },
    price: () => form.text.price,
    quantity: () => form.text.size,
    slide: (percent) => form.slide(percent),
    warnings: () => orderWarnings(form),
    question() {
      if (form.submit().kind !== 'confirming') return undefined;
      const question = form.sending.confirming;
      form.decline();
      return question;
    },
    neverAsk: (question) => preferences.ask([question as SkippableReason], false),
    async send() {
      const kept = problems();
      const { kind } = form.submit();
      if (kind === 'problems') return kept;
      if (kind === 'confirming') void form.send();
      await settle(when(() => form.sending.phase === 'idle' && form.sending.message !== undefined));
      const { message } = form.sending;
      return message?.kind === 'placed' ? [] : [JSON.stringify(message)];
    },
    async positions() {
      const rows = await read(container.resolve(PositionsPort).positions(symbol));
      return rows
        .filter(({ holding }) => !holding.eq(0))
        .map(({ positionSide, holding, averageOpenPrice, liquidationPrice }) => ({
          side: positionSide,
          holding: holding.toFixed(),
          entry: averageOpenPrice.toFixed(),
          liquidation: liquidationPrice?.toFixed(),
        }));
    },
    async paidFees() {
      const fills = (await read(container.resolve(TradingPort).fills({ symbol, page: 1, size: 100 }))).rows;
      return fills.reduce((sum, { fee }) => sum.plus(fee), decimal(0)).toFixed();
    },
    accountValue: async () => ticket.accountValue!.toFixed(),
    waiting: async () =>
      (await read(container.resolve(AlgoOrdersPort).open({ symbol, page: 1, size: 50 }))).rows.map(
        ({ algoType }) => algoType,
      ),
    async triggers() {
      const { current } = container.resolve(OpenAlgoOrders).state;
      const lines = current.status === 'ready' ? triggerLines(symbol, current.value) : [];
      return lines
        .map(({ price }) => price)
        .sort((a, b) => b.cmp(a))
        .map((price) => price.toFixed());
    },
    openOrders: async () =>
      (await read(container.resolve(TradingPort).openOrders({ symbol, page: 1, size: 100 }))).rows.map(
        ({ price, quantity }) => ({ price: price?.toFixed(), quantity: quantity?.toFixed() }),
      ),
  };
}
