import type * as z from 'zod/mini';
import { parseDecimal, zero, decimal, decimalText, divide, type Decimal } from '../../../domain/shared/decimal';
import { instantFrom } from '../../../domain/shared/instant';
import type { Balance } from '../../../domain/trading/balance';
import type { Fill, Order, OrderRequest, OrderSide, OrderStatus, OrderType } from '../../../domain/trading/order';
import type { MarginMode, PositionSide } from '../../../domain/trading/position';
import type { tradingEndpoints } from '../../wire/catalogue/trading.endpoints';
import type { UnknownValues } from '../transport/unknown-values';

type OrderRow = z.output<typeof tradingEndpoints.order.answer>['data'];
type FillRow = z.output<typeof tradingEndpoints.fills.answer>['data']['rows'][number];
type BalanceRow = z.output<typeof tradingEndpoints.balances.answer>['data']['holding'][number];

const types: readonly OrderType[] = ['LIMIT', 'MARKET', 'IOC', 'FOK', 'POST_ONLY', 'ASK', 'BID', 'LIQUIDATE'];
const statuses: readonly OrderStatus[] = ['NEW', 'PARTIAL_FILLED', 'FILLED', 'CANCELLED', 'REJECTED'];
const positionSides: readonly PositionSide[] = ['BOTH', 'LONG', 'SHORT'];
const marginModes: readonly MarginMode[] = ['CROSS', 'ISOLATED'];
const basisPoint = decimal('10000');

/** `undefined` for a row without a side or a time, which no order has. */
export function orderFromWire(row: OrderRow, unknown: UnknownValues): Order | undefined {
  const side = sideFromWire(row.side);
  const createdAt = instantFrom(row.createdTime);
  if (!side || createdAt === undefined) return undefined;
  return {
    orderId: row.orderId,
    clientOrderId: Number(row.clientOrderId ?? 0),
    symbol: row.symbol,
    side,
    type: unknown.oneOf('order type', row.type, types),
    status: unknown.oneOf('order status', row.status, statuses),
    price: positive(row.price),
    quantity: positive(row.quantity),
    amount: positive(row.amount),
    executed: decimal(row.executed),
    averagePrice: positive(row.averageExecutedPrice),
    fee: parseDecimal(row.totalFee) ?? zero,
    feeAsset: row.feeAsset ?? '',
    visible: parseDecimal(row.visible),
    reduceOnly: row.reduceOnly,
    positionSide: positionSides.find((each) => each === row.positionSide),
    marginMode: marginModes.find((each) => each === row.marginMode),
    leverage: row.leverage ?? undefined,
    realisedPnl: parseDecimal(row.realizedPnl),
    expiresAt: instantFrom(row.goodTillDate),
    createdAt,
    updatedAt: instantFrom(row.updatedTime) ?? createdAt,
  };
}

export function fillFromWire(row: FillRow): Fill | undefined {
  const side = sideFromWire(row.side);
  const at = instantFrom(row.executedTimestamp);
  if (!side || at === undefined) return undefined;
  return {
    id: row.id,
    orderId: row.orderId,
    symbol: row.symbol,
    side,
    price: decimal(row.executedPrice),
    quantity: decimal(row.executedQuantity),
    fee: decimal(row.fee),
    feeAsset: row.feeAsset,
    maker: row.isMaker,
    realisedPnl: parseDecimal(row.realizedPnl),
    at,
  };
}

export function balanceFromWire(row: BalanceRow): Balance {
  return {
    asset: row.token,
    holding: decimal(row.holding),
    frozen: decimal(row.frozen),
    available: decimal(row.availableBalance),
    lent: parseDecimal(row.lent),
    version: row.version ?? 0,
  };
}

export function orderToWire(request: OrderRequest): z.input<typeof tradingEndpoints.placeOrder.body> {
  return {
    symbol: request.symbol,
    side: request.side,
    type: request.type,
    clientOrderId: request.clientOrderId,
    ...(request.price && { price: decimalText(request.price) }),
    ...(request.quantity && { quantity: decimalText(request.quantity) }),
    ...(request.amount && { amount: decimalText(request.amount) }),
    ...(request.visible && { visibleQuantity: decimalText(request.visible) }),
    ...(request.bidAskLevel !== undefined && { bidAskLevel: request.bidAskLevel }),
    ...(request.reduceOnly !== undefined && { reduceOnly: request.reduceOnly }),
    ...(request.positionSide !== undefined && { positionSide: request.positionSide }),
    ...(request.marginMode !== undefined && { marginMode: request.marginMode }),
    ...(request.expiresAt !== undefined && { goodTillDate: request.expiresAt }),
  };
}

/** The host counts fees in basis points (protocol 3.2). */
export function fractionOfBasisPoints(value: string): string {
  return decimalText(divide(decimal(value), basisPoint));
}

function sideFromWire(side: string): OrderSide | undefined {
  return side === 'BUY' || side === 'SELL' ? side : undefined;
}

/** Hosts send null, nothing or 0 for a price, quantity or amount that an order does not have. */
function positive(value: string | null | undefined): Decimal | undefined {
  const parsed = parseDecimal(value);
  return parsed?.gt(0) ? parsed : undefined;
}
