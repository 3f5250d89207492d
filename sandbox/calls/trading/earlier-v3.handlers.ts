import type { earlierV3Endpoints } from '../../../src/infrastructure/wire/catalogue/earlier-v3.endpoints';
import type { EngineAlgoOrder } from '../../engine/model/algo-model';
import { callerOf, type Call, type Handlers } from '../routing/handler';
import { historyFilter } from '../routing/history-query';
import type { Services } from '../routing/services';
import { algoRow } from './algo-rows';
import { algoChange, algoKey, newAlgoOrder } from './order-reading';
import { positionRow } from './position-rows';

/** Calls of v3 under the paths they had first. */
export function earlierV3Handlers({
  orderService,
  algoOrderService,
  marginService,
  now,
}: Services): Handlers<typeof earlierV3Endpoints> {
  const account = (call: Pick<Call, 'caller'>) => callerOf(call).user.applicationId;
  const answer = <T>(data: T) => ({ success: true as const, data, timestamp: now() });
  const row = (order: EngineAlgoOrder) => algoRow(order, orderService.market(order.symbol));
  const cancelled = async (work: Promise<void>, status: string) => {
    await work;
    return answer({ status });
  };

  return {
    placeAlgo: async (call) => {
      const { clientOrderId, orderTag, ...body } = call.body;
      const placed = await algoOrderService.place(
        account(call),
        newAlgoOrder({
          ...body,
          clientAlgoOrderId: body.clientAlgoOrderId ?? clientOrderId,
          algoOrderTag: body.algoOrderTag ?? orderTag,
        }),
      );
      const { algoOrderId, clientAlgoOrderId, algoType, quantity } = row(placed);
      return answer({
        rows: [{ orderId: algoOrderId, clientOrderId: clientAlgoOrderId, algoOrderId, algoType, quantity }],
      });
    },
    editAlgoByClientId: (call) =>
      cancelled(
        algoOrderService.edit(
          account(call),
          algoKey({ clientAlgoOrderId: call.parameters.client_order_id }),
          algoChange(call.body),
        ),
        'EDIT_SENT',
      ),
    cancelAlgo: (call) =>
      cancelled(algoOrderService.cancel(account(call), algoKey({ algoOrderId: call.parameters.oid })), 'CANCEL_SENT'),
    cancelAlgos: (call) => cancelled(algoOrderService.cancelAll(account(call)), 'CANCEL_ALL_SENT'),
    cancelAlgosOf: (call) =>
      cancelled(algoOrderService.cancelAll(account(call), call.parameters.symbol), 'CANCEL_ALL_SENT'),
    cancelEverything: (call) => cancelled(orderService.cancelEverything(account(call)), 'CANCEL_ALL_SENT'),
    algo: (call) => answer(row(algoOrderService.order(account(call), algoKey({ algoOrderId: call.parameters.oid })))),
    algos: (call) => {
      const { algoType, type, status, orderTag, algoOrderTag = orderTag, isTriggered: triggered, ...page } = call.query;
      const filter = historyFilter(page);
      const wanted = { ...filter, algoType, type, status, tag: algoOrderTag, triggered };
      const { rows, total } = algoOrderService.orders(account(call), wanted);
      return answer({ rows: rows.map(row), meta: { total, recordsPerPage: filter.size, currentPage: filter.page } });
    },
    positions: (call) =>
      answer({
        positions: marginService
          .positions(account(call))
          .map((position) => positionRow(position, orderService.market(position.symbol))),
      }),
  };
}
