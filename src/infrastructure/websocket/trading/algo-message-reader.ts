import * as z from 'zod/mini';
import { zero, type Decimal } from '../../../domain/shared/decimal';
import {
  algoChildTypes,
  algoStatuses,
  algoTypes,
  triggerPriceTypes,
  type AlgoOrder,
} from '../../../domain/trading/algo-order';
import { wireFields } from '../connection/wire-fields';
import { flag, optionalDecimal, optionalText, wireDecimal, wireId, wireInstant } from './account-topics.schema';

/* Conditional orders, in the words of both envelopes (protocol 1.7): rows of a group, which name their root and parent. */

const optionalInstant = z.catch(z.optional(wireInstant), undefined);

const algoRow = wireFields(
  {
    symbol: ['symbol', 's'],
    rootAlgoOrderId: ['rootAlgoOrderId', 'raid'],
    parentAlgoOrderId: ['parentAlgoOrderId', 'paid'],
    algoOrderId: ['algoOrderId', 'aid'],
    clientAlgoOrderId: ['clientAlgoOrderId', 'clientOrderId', 'caid'],
    algoType: ['algoType', 'at'],
    side: ['side', 'sd'],
    childType: ['type', 't'],
    status: ['algoStatus', 'ss'],
    rootStatus: ['rootAlgoStatus', 'rss'],
    quantity: ['quantity', 'sx'],
    price: ['price', 'px'],
    triggerPrice: ['triggerPrice', 'trp'],
    triggerPriceType: ['triggerPriceType', 'trpt'],
    direction: ['triggerDirection', 'trd'],
    triggered: ['isTriggered', 'triggered', 'it'],
    triggerTradePrice: ['triggerTradePrice', 'tpx'],
    triggeredAt: ['triggerTime', 'tt'],
    activated: ['isActivated', 'activated', 'ia'],
    activatedPrice: ['activatedPrice', 'ap'],
    callbackRate: ['callbackRate', 'cr'],
    callbackValue: ['callbackValue', 'cv'],
    executed: ['totalExecutedQuantity', 'tesx'],
    averagePrice: ['averageExecutedPrice', 'aepx'],
    fee: ['totalFee', 'tf'],
    feeAsset: ['feeCurrency', 'feeAsset', 'tfc', 'fa'],
    reduceOnly: ['reduceOnly', 'ro'],
    positionSide: ['positionSide', 'ps'],
    marginMode: ['marginMode', 'm'],
    reason: ['reason', 'rs'],
    orderId: ['orderId', 'oid'],
    createdAt: ['createdTime'],
    updatedAt: ['timestamp', 'ts'],
  },
  {
    symbol: z.string(),
    rootAlgoOrderId: wireId,
    parentAlgoOrderId: z.optional(z.nullable(wireId)),
    algoOrderId: wireId,
    clientAlgoOrderId: z.catch(z.pipe(z.union([z.number(), z.string()]), z.transform(Number)), 0),
    algoType: z.string(),
    side: z.enum(['BUY', 'SELL']),
    childType: z.string(),
    status: z.string(),
    rootStatus: optionalText,
    quantity: wireDecimal,
    price: optionalDecimal,
    triggerPrice: optionalDecimal,
    triggerPriceType: optionalText,
    direction: z.catch(z.optional(z.enum(['UP', 'DOWN'])), undefined),
    triggered: flag,
    triggerTradePrice: optionalDecimal,
    triggeredAt: optionalInstant,
    activated: flag,
    activatedPrice: optionalDecimal,
    callbackRate: optionalDecimal,
    callbackValue: optionalDecimal,
    executed: optionalDecimal,
    averagePrice: optionalDecimal,
    fee: optionalDecimal,
    feeAsset: optionalText,
    reduceOnly: flag,
    positionSide: z.catch(z.enum(['BOTH', 'LONG', 'SHORT']), 'BOTH'),
    marginMode: z.catch(z.optional(z.enum(['CROSS', 'ISOLATED'])), undefined),
    reason: optionalText,
    orderId: z.catch(z.optional(wireId), undefined),
    createdAt: optionalInstant,
    updatedAt: wireInstant,
  },
);

type AlgoRow = z.output<typeof algoRow>;

/** Groups with their legs; a leg whose root is not in the message stands for itself. */
export function readAlgoOrders(data: unknown): readonly AlgoOrder[] | undefined {
  if (!Array.isArray(data)) return undefined;
  const rows = data.flatMap((each) => {
    const parsed = z.safeParse(algoRow, each);
    return parsed.success ? [parsed.data] : [];
  });
  const ids = new Set(rows.map((row) => row.algoOrderId));
  return rows.filter((row) => !ids.has(parentOf(row) ?? '')).map((row) => algoOrderOf(row, rows));
}

/** A root names no parent, or 0, or itself. */
function parentOf({ parentAlgoOrderId, algoOrderId }: AlgoRow): string | undefined {
  const none = !parentAlgoOrderId || parentAlgoOrderId === '0' || parentAlgoOrderId === algoOrderId;
  return none ? undefined : parentAlgoOrderId;
}

function algoOrderOf(row: AlgoRow, rows: readonly AlgoRow[]): AlgoOrder {
  const legs = rows.filter((each) => parentOf(each) === row.algoOrderId);
  // Without themselves among the rows left, legs that name each other as parents come to an end.
  const rest = rows.filter((each) => each !== row);
  return {
    algoOrderId: row.algoOrderId,
    clientAlgoOrderId: row.clientAlgoOrderId || 0,
    rootAlgoOrderId: row.rootAlgoOrderId,
    parentAlgoOrderId: parentOf(row),
    symbol: row.symbol,
    algoType: knownOf(algoTypes, row.algoType),
    side: row.side,
    childType: knownOf(algoChildTypes, row.childType),
    status: knownOf(algoStatuses, row.status),
    rootStatus: knownOf(algoStatuses, row.rootStatus ?? row.status),
    quantity: row.quantity,
    price: positive(row.price),
    triggerPrice: positive(row.triggerPrice),
    triggerPriceType: knownOf(triggerPriceTypes, row.triggerPriceType ?? 'MARKET_PRICE'),
    rises: row.direction && row.direction === 'UP',
    triggered: row.triggered,
    triggerTradePrice: positive(row.triggerTradePrice),
    triggeredAt: row.triggeredAt,
    activated: row.activated,
    activatedPrice: positive(row.activatedPrice),
    callbackRate: positive(row.callbackRate),
    callbackValue: positive(row.callbackValue),
    executed: row.executed ?? zero,
    averagePrice: positive(row.averagePrice),
    fee: row.fee ?? zero,
    feeAsset: row.feeAsset ?? '',
    reduceOnly: row.reduceOnly,
    positionSide: row.positionSide,
    marginMode: row.marginMode,
    reason: row.reason ?? '',
    legs: legs.map((leg) => algoOrderOf(leg, rest)),
    orderId: row.orderId,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}

function knownOf<T extends string>(known: readonly T[], value: string): T | 'other' {
  return known.find((each) => each === value) ?? 'other';
}

/** Streams send 0 for what an order does not have. */
function positive(value: Decimal | null | undefined): Decimal | undefined {
  return value?.gt(0) ? value : undefined;
}
