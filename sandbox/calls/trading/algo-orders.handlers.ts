import type { algoOrdersEndpoints } from '../../../src/infrastructure/wire/catalogue/algo-orders.endpoints';
import type { EngineAlgoOrder } from '../../engine/model/algo-model';
import { callerOf, type Call, type Handlers } from '../routing/handler';
import type { Services } from '../routing/services';
import { algoRow } from './algo-rows';

/** Conditional orders (protocol 3.3). */
export function algoOrdersHandlers({
  orderService,
  algoOrderService,
  now,
}: Services): Handlers<typeof algoOrdersEndpoints> {
  const account = (call: Pick<Call, 'caller'>) => callerOf(call).user.applicationId;
  const answer = <T>(data: T) => ({ success: true as const, data, timestamp: now() });
  const row = (order: EngineAlgoOrder) => algoRow(order, orderService.market(order.symbol));

  return {
    place: async (call) => {
      const { algoOrderId, clientAlgoOrderId, algoType, quantity } = row(
        await algoOrderService.place(account(call), call.body),
      );
      return answer({ rows: [{ algoOrderId, clientAlgoOrderId, algoType, quantity }] });
    },
    edit: async (call) => {
      await algoOrderService.edit(account(call), call.body, call.body);
      return answer({ status: 'EDIT_SENT' });
    },
    cancel: async (call) => {
      await algoOrderService.cancel(account(call), call.query, call.query.symbol);
      return answer({ status: 'CANCEL_SENT' });
    },
    cancelAll: async (call) => {
      await algoOrderService.cancelAll(account(call), call.query.symbol, call.query.algoType);
      return answer({ status: 'CANCEL_ALL_SENT' });
    },
    order: (call) => answer(row(algoOrderService.order(account(call), call.query))),
    orders: (call) => {
      const { rows, total, filter } = algoOrderService.orders(account(call), call.query);
      return answer({ rows: rows.map(row), meta: { total, recordsPerPage: filter.size, currentPage: filter.page } });
    },
  };
}
