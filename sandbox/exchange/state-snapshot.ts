import type { OrderSide, OrderStatus } from '../../src/domain/trading/order';
import type { ExchangeState } from './exchange-state';
import type { AccountKind } from './ledger';
import type { EngineOrderType } from './model';
import type { OrderBook } from './order-book';
import { RestingOrder } from './resting-order';

type OrderRow = readonly [
  orderId: number,
  clientOrderId: number,
  accountId: string,
  side: OrderSide,
  type: EngineOrderType,
  status: OrderStatus,
  price: number,
  quantity: number,
  executed: number,
  executedNotional: string,
  fee: string,
  createdAt: number,
  updatedAt: number,
  algoOrderId?: number,
];
type TradeRow = readonly [tradeId: number, price: number, quantity: number, side: OrderSide, at: number];

interface StateSnapshot {
  readonly at: number;
  readonly nextOrderId: number;
  readonly nextTradeId: number;
  readonly nextEntryId: number;
  readonly references: readonly string[];
  readonly accounts: readonly (readonly [string, AccountKind, readonly (readonly [string, string, string, number])[]])[];
  readonly markets: readonly {
    readonly symbol: string;
    readonly bookAt: number;
    readonly lastPrice: number | null;
    readonly lastTradeAt: number;
    /** Best first, and within a price first come first. */
    readonly orders: readonly OrderRow[];
    readonly tape: readonly TradeRow[];
  }[];
}

/** Trades of the tape that a snapshot keeps per market. */
const keptTrades = 100;

/**
 * The engine's state as text, the same for the same state. Candles are stored on their own, and used
 * client order ids are read from the stored orders.
 */
export function snapshotText(state: ExchangeState): string {
  const { engine } = state;
  const snapshot: StateSnapshot = {
    at: state.at,
    nextOrderId: engine.nextOrderId,
    nextTradeId: engine.matcher.nextTradeId,
    nextEntryId: engine.nextEntryId,
    references: [...engine.references],
    accounts: [...engine.ledger.accounts.values()].map((account) => [
      account.accountId,
      account.kind,
      [...account.balances.values()].map(({ asset, holding, frozen, version }) => [asset, holding.toString(), frozen.toString(), version] as const),
    ]),
    markets: [...engine.books.values()].map((book) => {
      const { symbol } = book.instrument;
      const statistics = state.statistics.get(symbol)!;
      return {
        symbol,
        bookAt: book.at,
        lastPrice: book.lastPrice ?? null,
        lastTradeAt: statistics.lastTradeAt,
        orders: [...ordersOf(book, 'BUY'), ...ordersOf(book, 'SELL')],
        tape: statistics.tape.slice(-keptTrades).map(({ tradeId, price, quantity, side, at }) => [tradeId, price, quantity, side, at] as const),
      };
    }),
  };
  return JSON.stringify(snapshot);
}

/** Brings a fresh state to a snapshot. Markets that no longer exist are left out. */
export function restoreSnapshot(state: ExchangeState, text: string): void {
  const snapshot = JSON.parse(text) as StateSnapshot;
  const { engine } = state;
  state.at = snapshot.at;
  engine.nextOrderId = snapshot.nextOrderId;
  engine.matcher.nextTradeId = snapshot.nextTradeId;
  engine.nextEntryId = snapshot.nextEntryId ?? 1;
  for (const reference of snapshot.references ?? []) engine.references.add(reference);
  for (const [accountId, kind, balances] of snapshot.accounts) {
    const account = engine.ledger.accounts.get(accountId) ?? engine.ledger.open(accountId, kind);
    for (const [asset, holding, frozen, version] of balances) {
      const balance = account.balance(asset);
      balance.holding = BigInt(holding);
      balance.frozen = BigInt(frozen);
      balance.version = version;
    }
  }
  for (const market of snapshot.markets) {
    const book = engine.books.get(market.symbol);
    const statistics = state.statistics.get(market.symbol);
    if (book === undefined || statistics === undefined) continue;
    for (const row of market.orders) {
      const order = orderFrom(state, book, row);
      engine.rest(book, order);
      if (order.clientOrderId !== 0) engine.usedClientOrderIds(order.account.accountId).add(order.clientOrderId);
    }
    book.forgetChanges();
    book.at = market.bookAt;
    book.lastPrice = market.lastPrice ?? undefined;
    statistics.lastPrice = book.lastPrice;
    statistics.lastTradeAt = market.lastTradeAt;
    for (const [tradeId, price, quantity, side, at] of market.tape) {
      statistics.tape.push({ tradeId, symbol: market.symbol, price, quantity, side, at });
    }
  }
}

function* ordersOf(book: OrderBook, side: OrderSide): Generator<OrderRow> {
  for (const level of book.side(side).fromBest()) {
    for (let order = level.first; order !== undefined; order = order.next) {
      yield [
        order.orderId,
        order.clientOrderId,
        order.account.accountId,
        order.side,
        order.type,
        order.status,
        order.price,
        order.quantity,
        order.executed,
        order.executedNotional.toString(),
        order.fee.toString(),
        order.createdAt,
        order.updatedAt,
        order.algoOrderId,
      ];
    }
  }
}

function orderFrom(state: ExchangeState, book: OrderBook, row: OrderRow): RestingOrder {
  const [orderId, clientOrderId, accountId, side, type, status, price, quantity, executed, executedNotional, fee, createdAt, updatedAt, algoOrderId] = row;
  const account = state.engine.ledger.accounts.get(accountId)!;
  const order = new RestingOrder(orderId, clientOrderId, account, book.instrument, side, type, price, quantity, undefined, createdAt);
  order.status = status;
  order.executed = executed;
  order.executedNotional = BigInt(executedNotional);
  order.fee = BigInt(fee);
  order.updatedAt = updatedAt;
  order.algoOrderId = algoOrderId ?? 0;
  return order;
}
