import * as z from 'zod/mini';
import { algoTypes } from '../../../domain/trading/algo-order';
import { endpoint } from './endpoint';
import { marginModes, orderStatusFilters, pagingInput, positionSides, sentAnswer, sides } from './trading-wire';
import { flag, dataAnswer, rowsAnswer, wireDecimal, wireFlag, wireId, wireTime } from './wire';

const optionalDecimal = z.optional(z.nullable(wireDecimal));

const algoFields = {
  algoOrderId: wireId,
  clientAlgoOrderId: z.optional(z.nullable(wireId)),
  rootAlgoOrderId: wireId,
  parentAlgoOrderId: wireId,
  symbol: z.string(),
  algoOrderTag: z.optional(z.nullable(z.string())),
  algoType: z.string(),
  side: z.string(),
  quantity: optionalDecimal,
  isTriggered: wireFlag,
  triggerPrice: optionalDecimal,
  triggerPriceType: z.optional(z.nullable(z.string())),
  triggerStatus: z.string(),
  /** Which way the price has to go; not in the published list. */
  triggerDirection: z.optional(z.nullable(z.string())),
  /** Why it was refused or cancelled; published for the stream alone. */
  reason: z.optional(z.nullable(z.string())),
  /** What it becomes: LIMIT, MARKET or CLOSE_POSITION. */
  type: z.string(),
  rootAlgoStatus: z.string(),
  algoStatus: z.string(),
  price: optionalDecimal,
  triggerTime: z.optional(wireTime),
  triggerTradePrice: optionalDecimal,
  totalExecutedQuantity: wireDecimal,
  averageExecutedPrice: optionalDecimal,
  visibleQuantity: optionalDecimal,
  totalFee: optionalDecimal,
  feeAsset: z.optional(z.nullable(z.string())),
  totalRebate: optionalDecimal,
  rebateAsset: z.optional(z.nullable(z.string())),
  reduceOnly: z.optional(wireFlag),
  positionSide: z.optional(z.nullable(z.string())),
  marginMode: z.optional(z.nullable(z.string())),
  createdTime: wireTime,
  updatedTime: z.optional(wireTime),
  /** The order of the book it became; absent before. */
  orderId: z.optional(wireId),
  /** Trailing stops only. */
  isActivated: z.optional(wireFlag),
  activatedPrice: optionalDecimal,
  callbackRate: optionalDecimal,
  callbackValue: optionalDecimal,
};

const legRow = z.object(algoFields);
/** Groups nest at most twice: a bracket holds a pair, which holds its legs. */
const groupRow = z.object({ ...algoFields, childOrders: z.optional(z.array(legRow)) });
export const algoRow = z.object({ ...algoFields, childOrders: z.optional(z.array(groupRow)) });

const legInput = {
  symbol: z.optional(z.string()),
  algoType: z.enum(algoTypes),
  side: z.optional(z.enum(sides)),
  type: z.optional(z.enum(['LIMIT', 'MARKET', 'CLOSE_POSITION'])),
  quantity: z.optional(wireDecimal),
  price: z.optional(wireDecimal),
  triggerPrice: z.optional(wireDecimal),
  triggerPriceType: z.optional(z.enum(['MARKET_PRICE', 'MARK_PRICE'])),
  reduceOnly: z.optional(flag),
  positionSide: z.optional(z.enum(positionSides)),
};
const groupInput = { ...legInput, childOrders: z.optional(z.array(z.object(legInput)).check(z.maxLength(2))) };

const algoKey = { algoOrderId: z.optional(wireId), clientAlgoOrderId: z.optional(wireId) };

const legChange = z.object({
  algoOrderId: wireId,
  price: z.optional(wireDecimal),
  quantity: z.optional(wireDecimal),
  triggerPrice: z.optional(wireDecimal),
});
const groupChange = z.object({
  algoOrderId: z.optional(wireId),
  price: z.optional(wireDecimal),
  quantity: z.optional(wireDecimal),
  triggerPrice: z.optional(wireDecimal),
  childOrders: z.optional(z.array(legChange).check(z.maxLength(2))),
});

/** Conditional orders: they wait outside the book until their price comes. */
export const algoOrdersEndpoints = {
  place: endpoint({
    id: 'algoOrders.place',
    method: 'POST',
    path: '/v3/trade/algoOrder',
    access: 'private',
    summary: 'Places a conditional order or a group of them.',
    body: z.object({
      ...groupInput,
      symbol: z.string(),
      clientAlgoOrderId: z.optional(wireId),
      algoOrderTag: z.optional(z.string().check(z.maxLength(64))),
      marginMode: z.optional(z.enum(marginModes)),
      visibleQuantity: z.optional(wireDecimal),
      activatedPrice: z.optional(wireDecimal),
      /** A fraction: 0.01 is one per cent. */
      callbackRate: z.optional(wireDecimal),
      callbackValue: z.optional(wireDecimal),
      childOrders: z.optional(z.array(z.object(groupInput)).check(z.maxLength(2))),
    }),
    answer: rowsAnswer(
      z.object({
        algoOrderId: wireId,
        clientAlgoOrderId: z.optional(z.nullable(wireId)),
        algoType: z.string(),
        quantity: optionalDecimal,
      }),
    ),
    source: 'protocol 3.3',
  }),
  edit: endpoint({
    id: 'algoOrders.edit',
    method: 'PUT',
    path: '/v3/trade/algoOrder',
    access: 'private',
    summary: 'Changes a conditional order that has not been triggered, or legs of a group.',
    body: z.object({
      ...algoKey,
      symbol: z.optional(z.string()),
      price: z.optional(wireDecimal),
      quantity: z.optional(wireDecimal),
      triggerPrice: z.optional(wireDecimal),
      activatedPrice: z.optional(wireDecimal),
      callbackRate: z.optional(wireDecimal),
      callbackValue: z.optional(wireDecimal),
      childOrders: z.optional(z.array(groupChange).check(z.maxLength(2))),
    }),
    answer: sentAnswer,
    source: 'protocol 3.3',
  }),
  cancel: endpoint({
    id: 'algoOrders.cancel',
    method: 'DELETE',
    path: '/v3/trade/algoOrder',
    access: 'private',
    summary: 'Asks to cancel a conditional order with its legs.',
    query: z.object({ ...algoKey, symbol: z.optional(z.string()) }),
    answer: sentAnswer,
    source: 'protocol 3.3',
  }),
  cancelAll: endpoint({
    id: 'algoOrders.cancelAll',
    method: 'DELETE',
    path: '/v3/trade/algoOrders',
    access: 'private',
    summary: 'Asks to cancel all conditional orders, or those of one market or kind.',
    query: z.object({ symbol: z.optional(z.string()), algoType: z.optional(z.enum(algoTypes)) }),
    answer: sentAnswer,
    source: 'protocol 3.3',
  }),
  order: endpoint({
    id: 'algoOrders.order',
    method: 'GET',
    path: '/v3/trade/algoOrder',
    access: 'private',
    summary: 'One conditional order with its legs.',
    query: z.object(algoKey),
    answer: dataAnswer(algoRow),
    source: 'protocol 3.3',
  }),
  orders: endpoint({
    id: 'algoOrders.orders',
    method: 'GET',
    path: '/v3/trade/algoOrders',
    access: 'private',
    summary: 'Conditional orders with their legs, newest first.',
    query: z.object({
      ...pagingInput,
      algoType: z.optional(z.enum(algoTypes)),
      side: z.optional(z.enum(sides)),
      type: z.optional(z.enum(['LIMIT', 'MARKET', 'CLOSE_POSITION'])),
      status: z.optional(z.enum(orderStatusFilters)),
      algoOrderTag: z.optional(z.string()),
      isTriggered: z.optional(flag),
    }),
    answer: rowsAnswer(algoRow),
    source: 'protocol 3.3',
  }),
} as const;
