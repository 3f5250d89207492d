import type { algoOrdersEndpoints } from '../../../src/infrastructure/wire/catalogue/algo-orders.endpoints';
import type { EngineAlgoOrder } from '../../engine/model/algo-model';
import { callerOf, type Call, type Handlers } from '../routing/handler';
import { historyFilter } from '../routing/history-query';
import type { Services } from '../routing/services';
import { algoRow } from './algo-rows';
import { algoChange, algoKey, newAlgoOrder } from './order-reading';

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
        await algoOrderService.place(account(call), newAlgoOrder(call.body)),
      );
      return answer({ rows: [{ algoOrderId, clientAlgoOrderId, algoType, quantity }] });
    },
    edit: async (call) => {
      await algoOrderService.edit(account(call), algoKey(call.body), algoChange(call.body));
      return answer({ status: 'EDIT_SENT' });
    },
    cancel: async (call) => {
      await algoOrderService.cancel(account(call), algoKey(call.query), call.query.symbol);
      return answer({ status: 'CANCEL_SENT' });
    },
    cancelAll: async (call) => {
      await algoOrderService.cancelAll(account(call), call.query.symbol, call.query.algoType);
      return answer({ status: 'CANCEL_ALL_SENT' });
    },
    order: (call) => answer(row(algoOrderService.order(account(call), algoKey(call.query)))),
    orders: (call) => {
      const { algoType, type, status, algoOrderTag: tag, isTriggered: triggered, ...page } = call.query;
      const filter = historyFilter(page);
      const wanted = { ...filter, algoType, type, status, tag, triggered };
      const { rows, total } = algoOrderService.orders(account(call), wanted);
      return answer({ rows: rows.map(row), meta: { total, recordsPerPage: filter.size, currentPage: filter.page } });
    },
  };
}
