import * as z from 'zod/mini';
import type { ExecutionReport } from '../../../application/trading/account-stream.port';
import { zero, type Decimal } from '../../../domain/shared/decimal';
import type { Balance } from '../../../domain/trading/balance';
import type { Fill, Order, OrderStatus, OrderType } from '../../../domain/trading/order';
import { balanceMessage, balanceRow, executionReport, rowsOf, type ExecutionReportRow } from './account-topics.schema';

const types: readonly OrderType[] = ['LIMIT', 'MARKET', 'IOC', 'FOK', 'POST_ONLY', 'ASK', 'BID', 'LIQUIDATE'];
const statuses: readonly OrderStatus[] = ['NEW', 'PARTIAL_FILLED', 'FILLED', 'CANCELLED', 'REJECTED'];

/** Message types other than this tell of refused changes, which the call that asked for them has answered. */
const execution = 0;

/** `undefined` for what is no report of an order's state. */
export function readExecutionReport(data: unknown): ExecutionReport | undefined {
  const parsed = z.safeParse(executionReport, data);
  if (!parsed.success || (parsed.data.messageType ?? execution) !== execution) return undefined;
  const fill = fillOf(parsed.data);
  return { order: orderOf(parsed.data), ...(fill && { fill }) };
}

/** The balances that can be read; `undefined` when the message is none. */
export function readBalances(data: unknown): readonly Balance[] | undefined {
  const parsed = z.safeParse(balanceMessage, data);
  if (!parsed.success) return undefined;
  return rowsOf(parsed.data.balances, 'token').flatMap((row) => {
    const balance = z.safeParse(balanceRow, row);
    if (!balance.success) return [];
    const { lent, ...amounts } = balance.data;
    return [{ ...amounts, available: amounts.holding.minus(amounts.frozen), lent: lent ?? undefined }];
  });
}

function orderOf(row: ExecutionReportRow): Order {
  return {
    orderId: row.orderId,
    clientOrderId: Number(row.clientOrderId ?? 0) || 0,
    symbol: row.symbol,
    side: row.side,
    type: types.find((type) => type === row.type) ?? 'other',
    status: statuses.find((status) => status === row.status) ?? 'other',
    price: positive(row.price),
    quantity: positive(row.quantity),
    amount: positive(row.amount),
    executed: row.totalExecuted,
    averagePrice: positive(row.averagePrice),
    fee: row.totalFee ?? zero,
    feeAsset: row.totalFeeAsset || row.feeAsset || '',
    visible: partOf(row.visible, row.quantity),
    reduceOnly: row.reduceOnly,
    positionSide: row.positionSide,
    marginMode: row.marginMode,
    expiresAt: row.expiresAt,
    createdAt: row.createdAt ?? row.at,
    updatedAt: row.at,
  };
}

/** A trade id other than 0 says that a trade caused the report. */
function fillOf(row: ExecutionReportRow): Fill | undefined {
  const price = positive(row.executedPrice);
  const quantity = positive(row.executedQuantity);
  if (!row.tradeId || row.tradeId === '0' || !price || !quantity) return undefined;
  return {
    id: row.tradeId,
    orderId: row.orderId,
    symbol: row.symbol,
    side: row.side,
    price,
    quantity,
    fee: row.fee ?? zero,
    feeAsset: row.feeAsset ?? '',
    maker: row.maker,
    at: row.at,
  };
}

/** Where everything of it is to be seen, reports repeat the quantity. */
function partOf(visible: Decimal | null | undefined, quantity: Decimal | null | undefined): Decimal | undefined {
  return visible && quantity && visible.lt(quantity) ? visible : undefined;
}

/** Streams send 0 for a price, quantity or amount that an order does not have. */
function positive(value: Decimal | null | undefined): Decimal | undefined {
  return value?.gt(0) ? value : undefined;
}
