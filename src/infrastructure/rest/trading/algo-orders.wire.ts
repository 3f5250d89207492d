import type { AlgoOrderRequest, AlgoLegRequest } from '../../../application/trading/algo-orders-commands.port';
import {
  type AlgoOrderChange,
  algoChildTypes,
  algoStatuses,
  algoTypes,
  triggerPriceTypes,
  type AlgoOrder,
} from '../../../domain/trading/algo-order';
import type * as z from 'zod/mini';
import { decimalText, parseDecimal, zero, type Decimal } from '../../../domain/shared/decimal';
import { instantFrom } from '../../../domain/shared/instant';
import type { algoOrdersEndpoints } from '../../wire/catalogue/algo-orders.endpoints';
import type { UnknownValues } from '../transport/unknown-values';
import { marginModeFromWire, positionSideFromWire } from './positions.wire';

type Root = z.output<typeof algoOrdersEndpoints.order.answer>['data'];
type Row = Omit<Root, 'childOrders'> & { readonly childOrders?: readonly Row[] | undefined };
type PlaceBody = z.input<typeof algoOrdersEndpoints.place.body>;
type EditBody = z.input<typeof algoOrdersEndpoints.edit.body>;

/** `undefined` for a row without a side, which no order has. */
export function algoOrderFromWire(row: Row, unknown: UnknownValues): AlgoOrder | undefined {
  if (row.side !== 'BUY' && row.side !== 'SELL') return undefined;
  const parent = row.parentAlgoOrderId;
  return {
    algoOrderId: row.algoOrderId,
    clientAlgoOrderId: Number(row.clientAlgoOrderId ?? 0),
    rootAlgoOrderId: row.rootAlgoOrderId,
    parentAlgoOrderId: parent === '0' || parent === '' || parent === row.algoOrderId ? undefined : parent,
    symbol: row.symbol,
    algoType: unknown.oneOf('algo type', row.algoType, algoTypes),
    side: row.side,
    childType: unknown.oneOf('algo child type', row.type, algoChildTypes),
    status: unknown.oneOf('algo status', row.algoStatus, algoStatuses),
    rootStatus: unknown.oneOf('algo status', row.rootAlgoStatus, algoStatuses),
    quantity: parseDecimal(row.quantity) ?? zero,
    price: positive(row.price),
    triggerPrice: positive(row.triggerPrice),
    triggerPriceType: unknown.oneOf('trigger price type', row.triggerPriceType ?? 'MARKET_PRICE', triggerPriceTypes),
    rises: risesOf(row.triggerDirection),
    triggered: row.isTriggered,
    triggerTradePrice: positive(row.triggerTradePrice),
    // Of a group of which a leg was set off the host sends 0.
    triggeredAt: (row.isTriggered && instantFrom(row.triggerTime)) || undefined,
    activated: row.isActivated ?? false,
    activatedPrice: positive(row.activatedPrice),
    callbackRate: positive(row.callbackRate),
    callbackValue: positive(row.callbackValue),
    executed: parseDecimal(row.totalExecutedQuantity) ?? zero,
    averagePrice: positive(row.averageExecutedPrice),
    fee: parseDecimal(row.totalFee) ?? zero,
    feeAsset: row.feeAsset ?? '',
    reduceOnly: row.reduceOnly ?? false,
    positionSide: positionSideFromWire(row.positionSide ?? 'BOTH') ?? 'BOTH',
    marginMode: marginModeFromWire(row.marginMode ?? ''),
    reason: row.reason ?? '',
    legs: (row.childOrders ?? []).map((leg) => algoOrderFromWire(leg, unknown)).filter((leg) => leg !== undefined),
    orderId: row.orderId,
    createdAt: instantFrom(row.createdTime),
    updatedAt: instantFrom(row.updatedTime) ?? instantFrom(row.createdTime) ?? 0,
  };
}

export function algoOrderToWire(request: AlgoOrderRequest): PlaceBody {
  const { symbol, clientAlgoOrderId, marginMode, activatedPrice, callbackRate, callbackValue } = request;
  return {
    ...legToWire(request),
    symbol,
    clientAlgoOrderId,
    ...(marginMode && { marginMode }),
    ...(activatedPrice && { activatedPrice: decimalText(activatedPrice) }),
    ...(callbackRate && { callbackRate: decimalText(callbackRate) }),
    ...(callbackValue && { callbackValue: decimalText(callbackValue) }),
  };
}

export function algoChangeToWire(algoOrderId: string, { legs, ...change }: AlgoOrderChange): EditBody {
  return {
    algoOrderId,
    ...figures(change),
    ...(legs && {
      childOrders: legs.map(({ algoOrderId: leg, ...own }) => ({ algoOrderId: leg, ...figures(own) })),
    }),
  };
}

function legToWire({
  algoType,
  side,
  childType,
  triggerPriceType,
  reduceOnly,
  positionSide,
  legs,
  ...more
}: AlgoLegRequest): Omit<PlaceBody, 'symbol'> {
  return {
    algoType,
    ...figures(more),
    ...(side && { side }),
    ...(childType && { type: childType }),
    ...(triggerPriceType && { triggerPriceType }),
    ...(reduceOnly !== undefined && { reduceOnly }),
    ...(positionSide && { positionSide }),
    ...(legs && { childOrders: legs.map(legToWire) }),
  };
}

function figures({
  price,
  quantity,
  triggerPrice,
}: {
  readonly price?: Decimal;
  readonly quantity?: Decimal;
  readonly triggerPrice?: Decimal;
}) {
  return {
    ...(price && { price: decimalText(price) }),
    ...(quantity && { quantity: decimalText(quantity) }),
    ...(triggerPrice && { triggerPrice: decimalText(triggerPrice) }),
  };
}

/** Which way a price has to go to its trigger; what is neither way is not known. */
function risesOf(direction: string | null | undefined): boolean | undefined {
  return direction === 'UP' ? true : direction === 'DOWN' ? false : undefined;
}

/** Hosts send null, nothing or 0 for what an order does not have. */
function positive(value: string | null | undefined): Decimal | undefined {
  const parsed = parseDecimal(value);
  return parsed?.gt(0) ? parsed : undefined;
}
