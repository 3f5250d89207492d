import type { tradingEndpoints } from '../../../src/infrastructure/wire/catalogue/trading.endpoints';
import type { EngineOrder } from '../../engine/model/orders';
import type { HistoryFilter } from '../../engine/model/history-filter';
import { unitsText } from '../../engine/model/units';
import { balanceRows } from './balance-rows';
import { callerOf, type Call, type Handlers } from '../routing/handler';
import { historyFilter } from '../routing/history-query';
import type { Services } from '../routing/services';
import { idOf, newOrder, orderChange, orderKey } from './order-reading';
import { fillRow, orderRow } from '../../gateway/order-rows';

/** Orders of the book, executions and balances (protocol 3.2, 3.5). */
export function tradingHandlers(services: Services): Handlers<typeof tradingEndpoints> {
  const { orderService, marginService, now } = services;
  const account = (call: Pick<Call, 'caller'>) => callerOf(call).user.applicationId;
  const answer = <T>(data: T) => ({ success: true as const, data, timestamp: now() });
  const paged = <T>(rows: T[], total: number, filter: HistoryFilter) =>
    answer({ rows, meta: { total, recordsPerPage: filter.size, currentPage: filter.page } });
  const row = (order: EngineOrder) => orderRow(order, orderService.market(order.symbol));

  return {
    placeOrder: async (call) => {
      const { orderId, clientOrderId, type, price, quantity, amount, bidAskLevel, goodTillDate } = row(
        await orderService.place(account(call), newOrder(call.body)),
      );
      return answer({
        orderId,
        clientOrderId,
        type,
        price,
        quantity,
        amount,
        bidAskLevel,
        ...(goodTillDate !== undefined && { goodTillDate }),
      });
    },
    editOrder: async (call) => {
      await orderService.edit(account(call), orderKey(call.body), orderChange(call.body));
      return answer({ status: 'EDIT_SENT' });
    },
    cancelOrder: async (call) => {
      await orderService.cancel(account(call), orderKey(call.query), call.query.symbol);
      return answer({ status: 'CANCEL_SENT' });
    },
    cancelAllOrders: async (call) => {
      await orderService.cancelEverything(account(call), call.query.symbol);
      return answer({ status: 'CANCEL_ALL_SENT' });
    },
    cancelOrders: async (call) => {
      await orderService.cancelOrders(account(call), call.query.symbol);
      return answer({ status: 'CANCEL_ALL_SENT' });
    },
    cancelAllAfter: async (call) => {
      const expectedTriggerTime = await orderService.cancelAllAfter(account(call), call.body.triggerAfter);
      return answer({ expectedTriggerTime: expectedTriggerTime ?? 0 });
    },
    order: (call) => answer(row(orderService.order(account(call), orderKey(call.query)))),
    orders: (call) => {
      const { status, type, positionSide, orderTag: tag, realizedPnl, ...page } = call.query;
      const filter = historyFilter(page);
      const wanted = { ...filter, status, type, positionSide, tag, realizedPnl };
      const { rows, total } = orderService.orders(account(call), wanted);
      return paged(rows.map(row), total, filter);
    },
    fills: (call) => {
      const filter = historyFilter({ ...call.query, size: call.query.size ?? call.query.limit });
      const { rows, total } = orderService.fills(account(call), filter);
      return paged(
        rows.map((fill) => fillRow(fill, orderService.market(fill.symbol))),
        total,
        filter,
      );
    },
    orderFills: (call) =>
      answer({
        rows: orderService
          .fillsOf(account(call), idOf(call.query.orderId, 'orderId'))
          .map((fill) => fillRow(fill, orderService.market(fill.symbol))),
      }),
    buyingPower: (call) => {
      const { base, quote } = marginService.buyingPower(account(call), call.query.symbol);
      return answer({
        symbol: call.query.symbol,
        availableBaseQuantity: unitsText(base),
        availableQuoteQuantity: unitsText(quote),
      });
    },
    tradingFee: (call) => {
      const { makerBps, takerBps } = marginService.fees(account(call), call.query.symbol);
      const rebate = marginService.feeRebate(account(call), call.query.symbol);
      return answer({
        symbol: call.query.symbol,
        takerFee: String(takerBps),
        makerFee: String(makerBps),
        ...(rebate > 0 && { feeRebate: String(rebate / 10_000) }),
      });
    },
    balances: (call) => answer({ holding: balanceRows(services, callerOf(call).user, call.query.token) }),
  };
}
