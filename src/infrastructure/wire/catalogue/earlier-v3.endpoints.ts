import * as z from 'zod/mini';
import { algoOrdersEndpoints } from './algo-orders.endpoints';
import { endpoint } from './endpoint';
import { positionsEndpoints } from './positions.endpoints';
import { sentAnswer } from './trading-wire';
import { rowsAnswer, wireDecimal, flag, wireId } from './wire';

const { place, order, orders } = algoOrdersEndpoints;
const ofOrder = z.object({ oid: wireId });
const ofClient = z.object({ client_order_id: wireId });
const change = z.object({
  price: z.optional(wireDecimal),
  quantity: z.optional(wireDecimal),
  triggerPrice: z.optional(wireDecimal),
  symbol: z.optional(z.string()),
});
const assumed = 'the library names the call without its shape; as the call that came after it';
const earlier = { access: 'private', deprecated: true, assumed, source: 'protocol 3.3, 3.8' } as const;

/** Calls of v3 under the paths they had first. */
export const earlierV3Endpoints = {
  placeAlgo: endpoint({
    id: 'earlierV3.placeAlgo',
    method: 'POST',
    path: '/v3/algo/order',
    summary: 'Places a conditional order or a group of them.',
    ...earlier,
    body: z.extend(place.body, {
      clientOrderId: z.optional(wireId),
      orderTag: z.optional(z.string().check(z.maxLength(64))),
    }),
    answer: rowsAnswer(
      z.object({
        orderId: wireId,
        clientOrderId: wireId,
        algoOrderId: wireId,
        algoType: z.string(),
        quantity: z.optional(z.nullable(wireDecimal)),
      }),
    ),
  }),
  editAlgoByClientId: endpoint({
    id: 'earlierV3.editAlgoByClientId',
    method: 'PUT',
    path: '/v3/algo/order/client/{client_order_id}',
    summary: 'Changes a conditional order by its client order id.',
    ...earlier,
    parameters: ofClient,
    body: change,
    answer: sentAnswer,
  }),
  cancelAlgo: endpoint({
    id: 'earlierV3.cancelAlgo',
    method: 'DELETE',
    path: '/v3/algo/order/{oid}',
    summary: 'Asks to cancel a conditional order.',
    ...earlier,
    parameters: ofOrder,
    answer: sentAnswer,
  }),
  cancelAlgos: endpoint({
    id: 'earlierV3.cancelAlgos',
    method: 'DELETE',
    path: '/v3/algo/orders/pending',
    summary: 'Asks to cancel all conditional orders.',
    ...earlier,
    answer: sentAnswer,
  }),
  cancelAlgosOf: endpoint({
    id: 'earlierV3.cancelAlgosOf',
    method: 'DELETE',
    path: '/v3/algo/orders/pending/{symbol}',
    summary: 'Asks to cancel the conditional orders of a market.',
    ...earlier,
    parameters: z.object({ symbol: z.string() }),
    answer: sentAnswer,
  }),
  cancelEverything: endpoint({
    id: 'earlierV3.cancelEverything',
    method: 'DELETE',
    path: '/v3/orders/pending',
    summary: 'Asks to cancel every open order.',
    ...earlier,
    answer: sentAnswer,
  }),
  algo: endpoint({
    id: 'earlierV3.algo',
    method: 'GET',
    path: '/v3/algo/order/{oid}',
    summary: 'One conditional order with its legs.',
    ...earlier,
    parameters: ofOrder,
    answer: order.answer,
  }),
  algos: endpoint({
    id: 'earlierV3.algos',
    method: 'GET',
    path: '/v3/algo/orders',
    summary: 'Conditional orders with their legs, newest first.',
    ...earlier,
    query: z.extend(orders.query, { realizedPnl: z.optional(flag), orderTag: z.optional(z.string()) }),
    answer: orders.answer,
  }),
  positions: endpoint({
    id: 'earlierV3.positions',
    method: 'GET',
    path: '/v3/positions',
    summary: 'Open positions, and closed ones with open orders.',
    ...earlier,
    answer: positionsEndpoints.positions.answer,
  }),
} as const;
