import { parseMarketSymbol } from '../../src/domain/markets/market-symbol';
import type { RejectionReason } from '../../src/domain/trading/rejection-reason';
import type { tradingEndpoints } from '../../src/infrastructure/rest/catalogue/trading.endpoints';
import type { CommandOutcome, EngineOrder, HistoryFilter } from '../exchange/model';
import { invalidParameter, rejected } from '../api-error';
import { callerOf, type Handlers } from './handler';
import { idOf, placeCommand, priceOf, quantityOf } from './order-command';
import type { Services } from './services';
import { balanceRow, fillRow, orderRow } from './wire-order';

interface OrderKey {
  readonly orderId?: string | undefined;
  readonly clientOrderId?: string | undefined;
}

interface Paging {
  readonly symbol?: string | undefined;
  readonly startTime?: number | undefined;
  readonly endTime?: number | undefined;
  readonly page?: number | undefined;
  readonly size?: number | undefined;
}

const largestPage = 500;

export function tradingHandlers({ exchange, markets, now }: Services): Handlers<typeof tradingEndpoints> {
  const marketOf = (symbol: string) => {
    const market = markets.get(symbol);
    if (!market) throw rejected('unknownMarket');
    return market;
  };
  /** An order of the caller's own: anybody else's does not exist for them. */
  const ownOrder = (accountId: string, key: OrderKey): EngineOrder => {
    const orderId = key.orderId === undefined ? undefined : idOf(key.orderId, 'orderId');
    const clientOrderId = key.clientOrderId === undefined ? undefined : idOf(key.clientOrderId, 'clientOrderId');
    if (orderId === undefined && clientOrderId === undefined) throw invalidParameter('orderId');
    const order = exchange.order(accountId, { orderId, clientOrderId });
    if (!order || order.accountId !== accountId) throw rejected('orderNotFound');
    return order;
  };
  const row = (order: EngineOrder) => orderRow(order, marketOf(order.symbol));
  const paged = <T>(rows: T[], total: number, filter: HistoryFilter) => ({
    success: true as const,
    data: { rows, meta: { total, recordsPerPage: filter.size, currentPage: filter.page } },
    timestamp: now(),
  });
  const sent = (status: string) => ({ success: true as const, data: { status }, timestamp: now() });

  return {
    placeOrder: async (call) => {
      const { user } = callerOf(call);
      const command = placeCommand(user.applicationId, marketOf(call.body.symbol), call.body);
      if (parseMarketSymbol(command.symbol)?.type !== 'SPOT') throw rejected('notAvailable');
      const order = accepted(await exchange.submit(command)).order;
      if (!order) throw new Error('The engine accepted an order without naming it');
      const { orderId, clientOrderId, type, price, quantity, amount, bidAskLevel } = row(order);
      return { success: true, data: { orderId, clientOrderId, type, price, quantity, amount, bidAskLevel }, timestamp: now() };
    },
    editOrder: async (call) => {
      const { user } = callerOf(call);
      const order = ownOrder(user.applicationId, call.body);
      const market = marketOf(order.symbol);
      if (call.body.symbol !== undefined && call.body.symbol !== order.symbol) throw rejected('orderNotFound');
      const price = call.body.price === undefined ? undefined : priceOf(market, call.body.price);
      const quantity = call.body.quantity === undefined ? undefined : quantityOf(market, call.body.quantity);
      if (price === undefined && quantity === undefined) throw invalidParameter('price');
      requireOpen(order);
      const change = { ...(price !== undefined && { price }), ...(quantity !== undefined && { quantity }) };
      accepted(await exchange.submit({ type: 'edit', accountId: user.applicationId, orderId: order.orderId, ...change }), 'orderEnded');
      return sent('EDIT_SENT');
    },
    cancelOrder: async (call) => {
      const { user } = callerOf(call);
      const order = ownOrder(user.applicationId, call.query);
      if (call.query.symbol !== order.symbol) throw rejected('orderNotFound');
      requireOpen(order);
      accepted(await exchange.submit({ type: 'cancel', accountId: user.applicationId, orderId: order.orderId }), 'orderEnded');
      return sent('CANCEL_SENT');
    },
    cancelAllOrders: async (call) => {
      const { user } = callerOf(call);
      const { symbol } = call.query;
      if (symbol !== undefined) marketOf(symbol);
      accepted(await exchange.submit({ type: 'cancelAll', accountId: user.applicationId, ...(symbol !== undefined && { symbol }) }));
      return sent('CANCEL_ALL_SENT');
    },
    order: (call) => ({ success: true, data: row(ownOrder(callerOf(call).user.applicationId, call.query)), timestamp: now() }),
    orders: (call) => {
      const { user } = callerOf(call);
      const filter = filterOf(call.query, call.query.side);
      const { rows, total } = ordersOf(user.applicationId, call.query.status, filter);
      return paged(rows.map(row), total, filter);
    },
    fills: (call) => {
      const { user } = callerOf(call);
      const filter = filterOf({ ...call.query, size: call.query.size ?? call.query.limit });
      const { rows, total } = exchange.fills(user.applicationId, filter);
      return paged(
        rows.map((fill) => fillRow(fill, marketOf(fill.symbol))),
        total,
        filter,
      );
    },
    tradingFee: (call) => {
      marketOf(call.query.symbol);
      const { makerBps, takerBps } = exchange.fees(call.query.symbol);
      return { success: true, data: { symbol: call.query.symbol, takerFee: String(takerBps), makerFee: String(makerBps) }, timestamp: now() };
    },
    balances: (call) => {
      const own = exchange.balances(callerOf(call).user.applicationId);
      const { token } = call.query;
      return { success: true, data: { holding: own.filter((balance) => token === undefined || balance.asset === token).map(balanceRow) }, timestamp: now() };
    },
  };

  function ordersOf(accountId: string, status: string | undefined, filter: HistoryFilter) {
    if (status === 'INCOMPLETE') return exchange.openOrders(accountId, filter);
    if (status === 'COMPLETED') return exchange.endedOrders(accountId, filter);
    const all = everyOrder(accountId, filter).filter((order) => status === undefined || order.status === status);
    return { rows: all.slice((filter.page - 1) * filter.size, filter.page * filter.size), total: all.length };
  }

  /** Open and ended orders in one list, newest first. */
  function everyOrder(accountId: string, filter: HistoryFilter): readonly EngineOrder[] {
    const whole = { ...filter, page: 1, size: 10_000 };
    return [...exchange.openOrders(accountId, whole).rows, ...exchange.endedOrders(accountId, whole).rows].sort((a, b) => b.orderId - a.orderId);
  }
}

/** `gone`: what it means that the engine does not find an order which was there a moment ago. */
function accepted(outcome: CommandOutcome, gone: RejectionReason = 'orderNotFound'): CommandOutcome & { ok: true } {
  if (!outcome.ok) throw rejected(outcome.reason === 'orderNotFound' ? gone : outcome.reason);
  return outcome;
}

function requireOpen(order: EngineOrder): void {
  if (order.status !== 'NEW' && order.status !== 'PARTIAL_FILLED') throw rejected('orderEnded');
}

function filterOf(query: Paging, side?: string): HistoryFilter {
  if (side !== undefined && side !== 'BUY' && side !== 'SELL') throw invalidParameter('side');
  const page = query.page ?? 1;
  const size = query.size ?? 25;
  if (!Number.isSafeInteger(page) || page < 1) throw invalidParameter('page');
  if (!Number.isSafeInteger(size) || size < 1) throw invalidParameter('size');
  return { symbol: query.symbol, side, from: query.startTime, to: query.endTime, page, size: Math.min(size, largestPage) };
}
