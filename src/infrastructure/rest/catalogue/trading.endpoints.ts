import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { dataAnswer, rowsAnswer, wireDecimal, wireFlag, wireId, wireTime } from './wire';

const optionalDecimal = z.optional(z.nullable(wireDecimal));

const orderRow = z.object({
  orderId: wireId,
  clientOrderId: z.optional(z.nullable(wireId)),
  symbol: z.string(),
  side: z.string(),
  type: z.string(),
  status: z.string(),
  price: optionalDecimal,
  quantity: optionalDecimal,
  amount: optionalDecimal,
  executed: wireDecimal,
  averageExecutedPrice: optionalDecimal,
  totalFee: optionalDecimal,
  feeAsset: z.optional(z.nullable(z.string())),
  reduceOnly: z.optional(wireFlag),
  createdTime: wireTime,
  updatedTime: z.optional(wireTime),
});

const fillRow = z.object({
  id: wireId,
  orderId: wireId,
  symbol: z.string(),
  side: z.string(),
  executedPrice: wireDecimal,
  executedQuantity: wireDecimal,
  fee: wireDecimal,
  feeAsset: z.string(),
  isMaker: wireFlag,
  executedTimestamp: wireTime,
});

const orderKey = { orderId: z.optional(wireId), clientOrderId: z.optional(wireId) };

const paging = {
  symbol: z.optional(z.string()),
  startTime: z.optional(z.coerce.number()),
  endTime: z.optional(z.coerce.number()),
  page: z.optional(z.coerce.number()),
  size: z.optional(z.coerce.number()),
};

const sent = dataAnswer(z.object({ status: z.string() }));

export const tradingEndpoints = {
  placeOrder: endpoint({
    id: 'trading.placeOrder',
    method: 'POST',
    path: '/v3/trade/order',
    access: 'private',
    summary: 'Places an order. A client order id that was used before is refused.',
    body: z.object({
      symbol: z.string(),
      side: z.enum(['BUY', 'SELL']),
      type: z.string(),
      price: z.optional(wireDecimal),
      quantity: z.optional(wireDecimal),
      amount: z.optional(wireDecimal),
      clientOrderId: z.optional(wireId),
    }),
    answer: dataAnswer(
      z.object({
        orderId: wireId,
        clientOrderId: z.optional(z.nullable(wireId)),
        type: z.string(),
        price: optionalDecimal,
        quantity: optionalDecimal,
        amount: optionalDecimal,
      }),
    ),
    source: 'protocol 3.2',
  }),
  editOrder: endpoint({
    id: 'trading.editOrder',
    method: 'PUT',
    path: '/v3/trade/order',
    access: 'private',
    summary: 'Changes price or quantity of an open order.',
    body: z.object({ ...orderKey, symbol: z.optional(z.string()), price: z.optional(wireDecimal), quantity: z.optional(wireDecimal) }),
    answer: sent,
    source: 'protocol 3.2',
  }),
  cancelOrder: endpoint({
    id: 'trading.cancelOrder',
    method: 'DELETE',
    path: '/v3/trade/order',
    access: 'private',
    summary: 'Asks to cancel an open order; the cancellation itself comes by the private stream.',
    query: z.object({ ...orderKey, symbol: z.string() }),
    answer: sent,
    source: 'protocol 3.2',
  }),
  cancelAllOrders: endpoint({
    id: 'trading.cancelAllOrders',
    method: 'DELETE',
    path: '/v3/trade/allOrders',
    access: 'private',
    summary: 'Asks to cancel every open order, or those of one market.',
    query: z.object({ symbol: z.optional(z.string()) }),
    answer: sent,
    source: 'protocol 3.2',
  }),
  order: endpoint({
    id: 'trading.order',
    method: 'GET',
    path: '/v3/trade/order',
    access: 'private',
    summary: 'One order by its id or client order id.',
    query: z.object(orderKey),
    answer: dataAnswer(orderRow),
    source: 'protocol 3.2',
  }),
  orders: endpoint({
    id: 'trading.orders',
    method: 'GET',
    path: '/v3/trade/orders',
    access: 'private',
    summary: 'Orders, newest first; INCOMPLETE are open, COMPLETED are ended.',
    query: z.object({ ...paging, status: z.optional(z.string()), side: z.optional(z.string()) }),
    answer: rowsAnswer(orderRow),
    source: 'protocol 3.2',
  }),
  fills: endpoint({
    id: 'trading.fills',
    method: 'GET',
    path: '/v3/trade/transactionHistory',
    access: 'private',
    summary: 'Executions of own orders, newest first.',
    query: z.object({ ...paging, limit: z.optional(z.coerce.number()) }),
    answer: rowsAnswer(fillRow),
    source: 'protocol 3.2',
  }),
  tradingFee: endpoint({
    id: 'trading.tradingFee',
    method: 'GET',
    path: '/v3/trade/tradingFee',
    access: 'private',
    summary: 'Maker and taker fee of a market in basis points.',
    query: z.object({ symbol: z.string() }),
    answer: dataAnswer(z.object({ symbol: z.string(), takerFee: wireDecimal, makerFee: wireDecimal })),
    source: 'protocol 3.2, 4.4',
  }),
  balances: endpoint({
    id: 'trading.balances',
    method: 'GET',
    path: '/v3/asset/balances',
    access: 'private',
    summary: 'What the account holds, by asset.',
    query: z.object({ token: z.optional(z.string()) }),
    answer: dataAnswer(
      z.object({
        holding: z.array(
          z.object({
            token: z.string(),
            holding: wireDecimal,
            frozen: wireDecimal,
            availableBalance: wireDecimal,
            version: z.optional(z.number()),
          }),
        ),
      }),
    ),
    source: 'protocol 3.5; version added as on the balance topic',
  }),
} as const;

