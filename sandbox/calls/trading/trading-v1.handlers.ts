import type { tradingV1Endpoints } from '../../../src/infrastructure/wire/catalogue/trading-v1.endpoints';
import { invalidParameter } from '../../shared/api-error';
import type { EngineFill, EngineOrder } from '../../engine/model/orders';
import type { HistoryFilter } from '../../engine/model/history-filter';
import { callerOf, type Call, type Handler, type Handlers } from '../routing/handler';
import { historyFilter } from '../routing/history-query';
import type { Services } from '../routing/services';
import { v1Row } from '../routing/v1-row';
import { fillRow, orderRow } from '../../gateway/order-rows';
import { algoChange, algoKey, idOf, newOrder, orderChange, orderKey } from './order-reading';

type Area = typeof tradingV1Endpoints;
type OrderV1 = Awaited<ReturnType<Handler<Area['orders']>>>['rows'][number];
type FillV1 = Awaited<ReturnType<Handler<Area['fills']>>>['rows'][number];

/** A page of the older calls. */
const usualSize = 100;
const wholeHistory = 10_000;
const largestPage = 1_000;

/** The older generation of order calls: other names, the same service (protocol 3.8). */
export function tradingV1Handlers({ orderService, algoOrderService, now }: Services): Handlers<Area> {
  const account = (call: Pick<Call, 'caller'>) => callerOf(call).user.applicationId;
  const sent = (status: string) => ({ success: true as const, status, timestamp: now() });
  const changed = { status: 'EDIT_SENT' };
  const order = (row: EngineOrder) => v1Row<OrderV1>(orderRow(row, orderService.market(row.symbol)));
  const fill = (row: EngineFill) => v1Row<FillV1>(fillRow(row, orderService.market(row.symbol)));
  const rowsOf = <T>(rows: T[], total: number, { size, page }: HistoryFilter) => ({
    success: true as const,
    meta: { total, records_per_page: size, current_page: page },
    rows,
    timestamp: now(),
  });
  const withFills = (call: Pick<Call, 'caller'>, row: EngineOrder) => ({
    success: true as const,
    ...order(row),
    Transactions: orderService.fillsOf(account(call), row.orderId).map(fill),
    timestamp: now(),
  });

  return {
    place: async (call) => {
      const { body } = call;
      const placed = await orderService.place(
        account(call),
        newOrder({
          symbol: body.symbol,
          side: body.side,
          type: body.order_type,
          price: body.order_price,
          quantity: body.order_quantity,
          amount: body.order_amount,
          clientOrderId: body.client_order_id,
          orderTag: body.order_tag,
          positionSide: body.position_side,
          reduceOnly: body.reduce_only,
          marginMode: body.margin_mode,
          visibleQuantity: body.visible_quantity,
          bidAskLevel: body.bid_ask_level,
        }),
      );
      const { order_id, client_order_id, type, price, quantity, amount, reduce_only } = order(placed);
      return {
        success: true,
        timestamp: (now() / 1000).toFixed(3),
        order_id,
        client_order_id,
        order_type: type,
        order_price: price,
        order_quantity: quantity,
        order_amount: amount,
        reduce_only,
      };
    },
    cancel: async (call) => {
      const { order_id: orderId, symbol } = { ...call.query, ...call.body };
      if (symbol === undefined) throw invalidParameter('symbol must not be blank');
      await orderService.cancel(account(call), orderKey({ orderId }), symbol);
      return sent('CANCEL_SENT');
    },
    cancelByClientId: async (call) => {
      const { client_order_id: clientOrderId, symbol } = { ...call.query, ...call.body };
      if (symbol === undefined) throw invalidParameter('symbol must not be blank');
      await orderService.cancel(account(call), orderKey({ clientOrderId }), symbol);
      return sent('CANCEL_SENT');
    },
    cancelOrders: async (call) => {
      await orderService.cancelOrders(account(call), call.body.symbol ?? call.query.symbol);
      return sent('CANCEL_ALL_SENT');
    },
    cancelAllAfter: async (call) => ({
      success: true,
      expected_trigger_time: (await orderService.cancelAllAfter(account(call), call.body.trigger_after)) ?? 0,
      timestamp: now(),
    }),
    order: (call) => withFills(call, orderService.order(account(call), orderKey({ orderId: call.parameters.oid }))),
    orderByClientId: (call) =>
      withFills(call, orderService.order(account(call), orderKey({ clientOrderId: call.parameters.client_order_id }))),
    orders: (call) => {
      const {
        start_t: startTime,
        end_t: endTime,
        order_type: type,
        order_tag: tag,
        realized_pnl: realizedPnl,
        symbol,
        side,
        status,
        page,
        size,
      } = call.query;
      const filter = historyFilter({ startTime, endTime, symbol, side, page, size }, usualSize);
      const { rows, total } = orderService.orders(account(call), { ...filter, type, tag, realizedPnl, status });
      return rowsOf(rows.map(order), total, filter);
    },
    fill: (call) => ({
      success: true,
      ...fill(orderService.fill(account(call), idOf(call.parameters.tid, 'tid'))),
      timestamp: now(),
    }),
    orderFills: (call) => ({
      success: true,
      rows: orderService.fillsOf(account(call), idOf(call.parameters.oid, 'orderId')).map(fill),
      timestamp: now(),
    }),
    fills: (call) => {
      const { start_t: startTime, end_t: endTime, symbol, side, page, size, order_tag: tag } = call.query;
      const filter = historyFilter({ startTime, endTime, symbol, side, page, size }, usualSize);
      const { rows, total } = orderService.fills(account(call), filter);
      return rowsOf(rows.filter((row) => tag === undefined || row.tag === tag).map(fill), total, filter);
    },
    olderFills: (call) => {
      const { fromId, limit = usualSize, start_t: startTime, end_t: endTime, symbol, order_tag: tag } = call.query;
      if (!Number.isSafeInteger(limit) || limit < 1) throw invalidParameter('limit');
      const after = fromId === undefined ? 0 : idOf(fromId, 'fromId');
      const { rows } = orderService.fills(
        account(call),
        historyFilter({ startTime, endTime, symbol }, wholeHistory, wholeHistory),
      );
      const later = rows.filter((row) => row.tradeId >= after && (tag === undefined || row.tag === tag)).reverse();
      return { success: true, rows: later.slice(0, Math.min(limit, largestPage)).map(fill), timestamp: now() };
    },
    edit: async (call) => {
      await orderService.edit(account(call), orderKey({ orderId: call.parameters.oid }), orderChange(call.body));
      return { success: true, data: changed, timestamp: now() };
    },
    editByClientId: async (call) => {
      await orderService.edit(
        account(call),
        orderKey({ clientOrderId: call.parameters.client_order_id }),
        orderChange(call.body),
      );
      return { success: true, data: changed, timestamp: now() };
    },
    editAlgo: async (call) => {
      await algoOrderService.edit(account(call), algoKey({ algoOrderId: call.parameters.oid }), algoChange(call.body));
      return { success: true, data: changed, timestamp: now() };
    },
  };
}
