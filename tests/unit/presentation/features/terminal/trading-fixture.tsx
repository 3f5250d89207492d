import { Recovery } from '../../../../../src/application/kernel/recovery';
import type { ReactNode } from 'react';
import { act } from '@testing-library/react';
import { Subject, type Listener } from '../../../../../src/application/kernel/observable-value';
import type {
  ConnectionState,
  MarketStreamPort,
  OrderBookDelta,
} from '../../../../../src/application/markets/market-stream.port';
import type { MarketDataPort, OrderBookSnapshot } from '../../../../../src/application/markets/market-data.port';
import { OrderBookFeeds } from '../../../../../src/application/markets/order-book-feeds';
import { CancelOrder } from '../../../../../src/application/trading/cancel-order.use-case';
import { OpenOrders } from '../../../../../src/application/trading/open-orders';
import { OrderGuards } from '../../../../../src/application/trading/order-guards';
import { loaderOf } from '../../../../support/loader-of';
import { programsOf } from '../../../../support/programs-of';
import type { Placement } from '../../../../../src/application/trading/place-once';
import { PlaceOrder } from '../../../../../src/application/trading/place-order.use-case';
import { Placements } from '../../../../../src/application/trading/placements';
import type { MarketTrade } from '../../../../../src/domain/markets/market-trade';
import { success } from '../../../../../src/domain/shared/result';
import type { Balance } from '../../../../../src/domain/trading/balance';
import type { Order } from '../../../../../src/domain/trading/order';
import { Balances } from '../../../../../src/application/trading/balances';
import { OpenOrdersStore } from '../../../../../src/presentation/features/terminal/account/open-orders.store';
import { OrderBookStore } from '../../../../../src/presentation/features/terminal/market/order-book.store';
import type { OrderTicket } from '../../../../../src/application/trading/ticket/order-ticket';
import { StillPreferences } from '../../shell/still-preferences';
import { TapeStore } from '../../../../../src/presentation/features/terminal/market/tape.store';
import { TicketPrograms } from '../../../../../src/application/trading/ticket/ticket-programs';
import type { TicketMarket } from '../../../../../src/application/trading/ticket/ticket-market';
import { Tickets } from '../../../../../src/application/trading/ticket/tickets';
import type { Session } from '../../../../../src/application/session/session';
import type { SessionState } from '../../../../../src/application/session/session-state';
import { TicketDrafts } from '../../../../../src/application/trading/ticket/ticket-drafts';
import type { Feature } from '../../../../../src/presentation/runtime/feature';
import { TradePreferencesStore } from '../../../../../src/presentation/features/terminal/market/trade-preferences.store';
import { FakePage, MemoryLog, MemoryStorage } from '../../../../fakes/memory-platform';
import { FakeScheduler } from '../../../../support/fake-scheduler';
import { balance, FakeAccountStream, ScriptedTrading } from '../../../application/trading/trading-fakes';
import { bitcoin } from '../../../domain/trading/instruments';
import { renderShell } from '../../shell/shell-fixture';

export class FakeMarketStream {
  readonly connection = new Subject<ConnectionState>({ phase: 'open' });
  readonly meter = { late: false };
  readonly #trades = new Set<Listener<MarketTrade>>();
  readonly #books = new Set<Listener<OrderBookDelta>>();
  onTrade = (_symbol: string, listener: Listener<MarketTrade>) => {
    this.#trades.add(listener);
    return () => this.#trades.delete(listener);
  };
  onOrderBook = (_symbol: string, listener: Listener<OrderBookDelta>) => {
    this.#books.add(listener);
    return () => this.#books.delete(listener);
  };
  change(delta: OrderBookDelta): void {
    for (const listener of this.#books) listener(delta);
  }
  trade(trade: MarketTrade): void {
    for (const listener of this.#trades) listener(trade);
  }
}

export const book = {
  symbol: bitcoin.symbol,
  at: 1,
  asks: [
    [60010, 0.5],
    [60020, 0.5],
    [60100, 10],
  ],
  bids: [
    [60000, 0.5],
    [59990, 0.5],
  ],
} as const;

/** What becomes of a conditional order, unless something else is said. */
const unplaced: Placement = { status: 'notPlaced', clientOrderId: 0, failure: { kind: 'unknown' } };

interface OpenedMarket extends Partial<TicketMarket> {
  readonly placeAlgo?: () => Promise<Placement>;
}

interface Account {
  readonly balances?: readonly Balance[];
  readonly orders?: readonly Order[];
  readonly trades?: readonly MarketTrade[];
  /** What a snapshot of the book shows, by the levels that were asked for. */
  readonly snapshot?: (levels: number) => Omit<OrderBookSnapshot, 'symbol' | 'at'>;
}

/** The stores of the trade page over fakes, with the book of one market live. */
export async function tradeStores({
  balances: held = [balance('USDT', '1000', 1), balance('BTC', '0.5', 1)],
  orders: open = [],
  trades = [],
  snapshot = () => book,
}: Account = {}) {
  const time = new FakeScheduler();
  const recovery = new Recovery(time);
  const trading = new ScriptedTrading();
  trading.balanceAnswers = [async () => success(held)];
  trading.openAnswers = [async () => success({ rows: open, total: open.length })];
  const stream = new FakeAccountStream();
  const market = new FakeMarketStream();
  const data = {
    orderBook: async (_symbol: string, levels: number) => success({ ...book, ...snapshot(levels) }),
    recentTrades: async () => success(trades),
  } as unknown as MarketDataPort;
  const shown: string[] = [];
  const notices = { show: (_kind: string, text: { key?: string }) => void shown.push(text.key ?? '') };
  const liveBalances = new Balances(trading, stream, recovery);
  const liveOrders = new OpenOrders(trading, stream, recovery);
  const preferences = new TradePreferencesStore(new MemoryStorage(), new StillPreferences());
  const bookStore = new OrderBookStore(
    new OrderBookFeeds(data, market as unknown as MarketStreamPort, time, time, new MemoryLog()),
  );
  const drafts = new TicketDrafts({ visit: new Subject(0) });
  let drawn = 0;
  const placeOrder = new PlaceOrder(
    trading,
    trading,
    { identifier: () => (drawn += 1) },
    time,
    { report: () => undefined },
    new OrderGuards(new MemoryStorage(), loaderOf(), new FakePage()),
    stream,
    liveOrders,
    new Placements(),
  );
  const session = new Subject<SessionState>({ status: 'loggedOut', ended: false });
  const tickets = (placeAlgo: () => Promise<Placement> = async () => unplaced): Tickets =>
    new Tickets(
      liveBalances,
      trading,
      { state: session } as unknown as Session,
      drafts,
      loaderOf(placeOrder, new TicketPrograms({ place: placeAlgo } as never, programsOf(placeOrder, time, drafts))),
      { now: () => Date.now() },
    );
  /** The ticket that the product opens for a market. */
  const openTicket = ({ placeAlgo, ...market }: OpenedMarket = {}): OrderTicket =>
    tickets(placeAlgo).open({
      instrument: bitcoin,
      book: bookStore,
      lastPrice: () => undefined,
      contract: undefined,
      preferences,
      ...market,
    });
  const ticket = openTicket();
  const orders = new OpenOrdersStore(liveOrders, new CancelOrder(trading, liveOrders), notices as never);
  const tape = new TapeStore(data, market as unknown as MarketStreamPort, time, recovery);
  liveBalances.start();
  liveOrders.start();
  orders.start();
  bookStore.open(bitcoin.symbol);
  await time.settle(50);
  return {
    time,
    trading,
    stream,
    market,
    preferences,
    book: bookStore,
    balances: liveBalances,
    openOrders: liveOrders,
    ticket,
    openTicket,
    session,
    charge: () => tickets().charge(ticket),
    orders,
    tape,
    notices: shown,
  };
}

/** What the part itself loads later stays away. */
const isPart = ({ path }: Feature): boolean => path === undefined;

/** What the parts of the page say. */
export const terminalTexts = [
  'chart',
  'contracts',
  'ladder',
  'layout',
  'portfolio',
  'safety',
  'spotMargin',
  'ticket',
  'trade',
];

/** A part of the page inside the shell, with the page's texts. */
export async function renderPart(
  part: ReactNode,
  session?: Parameters<typeof renderShell>[0] extends (infer O) | undefined
    ? O extends { session?: infer S }
      ? S
      : never
    : never,
) {
  return renderShell({
    at: '/trade/BTC_USDT',
    ...(session && { session }),
    texts: terminalTexts,
    open: async (feature) => ({ View: () => (isPart(feature) ? null : <>{part}</>), stores: {} }),
  });
}

/** Lets what is under way come to rest. */
export async function rest(time: FakeScheduler, duration = 20): Promise<void> {
  await act(() => time.settle(duration));
}
