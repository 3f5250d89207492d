import * as z from 'zod/mini';
import { parseDecimal, type Decimal } from '../../../domain/shared/decimal';
import { instantFrom } from '../../../domain/shared/instant';
import { wireFields } from '../connection/wire-fields';

/* The private topics, in the words of both envelopes (protocol 1.7). */

export const wireDecimal = z.pipe(
  z.pipe(
    z.union([z.number(), z.string().check(z.maxLength(64))]),
    z.transform((value: number | string) => parseDecimal(value)),
  ),
  z.custom<Decimal>((value) => value !== undefined),
);
export const optionalDecimal = z.optional(z.nullable(wireDecimal));

export const wireInstant = z.pipe(
  z.pipe(
    z.union([z.number(), z.string()]),
    z.transform((value: number | string) => instantFrom(value)),
  ),
  z.number().check(z.positive()),
);

export const wireId = z.pipe(z.union([z.string(), z.number()]), z.transform(String));
/** A figure that is counted: leverage, a version. */
export const wireCount = z.pipe(
  z.pipe(z.union([z.number(), z.string().check(z.regex(/^-?\d+(\.\d+)?$/))]), z.transform(Number)),
  z.number(),
);
export const optionalText = z.optional(z.nullable(z.string()));
export const flag = z.pipe(
  z.optional(z.union([z.boolean(), z.number(), z.string()])),
  z.transform((value) => value === true || String(value) === '1' || value === 'true'),
);

/** Unlike `flag`, says nothing where the row does not. */
const optionalFlag = z.pipe(
  z.optional(z.union([z.boolean(), z.number(), z.string()])),
  z.transform((value) =>
    value === undefined ? undefined : value === true || String(value) === '1' || value === 'true',
  ),
);

export const executionReport = wireFields(
  {
    messageType: ['msgType', 'mt'],
    symbol: ['symbol', 's'],
    clientOrderId: ['clientOrderId', 'cid'],
    orderId: ['orderId', 'oid'],
    type: ['type', 't'],
    side: ['side', 'sd'],
    quantity: ['quantity', 'sx'],
    amount: ['amount'],
    price: ['price', 'px'],
    tradeId: ['tradeId', 'tid'],
    executedPrice: ['executedPrice', 'epx'],
    executedQuantity: ['executedQuantity', 'esx'],
    fee: ['fee', 'f'],
    feeAsset: ['feeAsset', 'fa'],
    totalExecuted: ['totalExecutedQuantity', 'tesx'],
    averagePrice: ['avgPrice', 'aepx'],
    status: ['status', 'ss'],
    totalFee: ['totalFee', 'tf'],
    totalFeeAsset: ['feeCurrency', 'tfc'],
    createdAt: ['createdTime'],
    at: ['timestamp', 'ts'],
    maker: ['maker', 'mk'],
    visible: ['visible', 'vsx'],
    reduceOnly: ['reduceOnly', 'ro'],
    positionSide: ['positionSide', 'ps'],
    marginMode: ['marginMode', 'm'],
    expiresAt: ['goodTillDate', 'gtd'],
  },
  {
    messageType: z.optional(wireCount),
    symbol: z.string(),
    clientOrderId: z.optional(z.nullable(z.union([z.number(), z.string()]))),
    orderId: wireId,
    type: z.string(),
    side: z.enum(['BUY', 'SELL']),
    quantity: optionalDecimal,
    amount: optionalDecimal,
    price: optionalDecimal,
    tradeId: z.optional(z.nullable(wireId)),
    executedPrice: optionalDecimal,
    executedQuantity: optionalDecimal,
    fee: optionalDecimal,
    feeAsset: optionalText,
    totalExecuted: wireDecimal,
    averagePrice: optionalDecimal,
    status: z.string(),
    totalFee: optionalDecimal,
    totalFeeAsset: optionalText,
    createdAt: z.optional(wireInstant),
    at: wireInstant,
    maker: flag,
    visible: optionalDecimal,
    reduceOnly: optionalFlag,
    positionSide: z.catch(z.optional(z.enum(['BOTH', 'LONG', 'SHORT'])), undefined),
    marginMode: z.catch(z.optional(z.enum(['CROSS', 'ISOLATED'])), undefined),
    expiresAt: z.optional(wireInstant),
  },
);

export type ExecutionReportRow = z.output<typeof executionReport>;

export const balanceRow = wireFields(
  {
    asset: ['token', 't'],
    holding: ['holding', 'h'],
    frozen: ['frozen', 'f'],
    lent: ['lent', 'lt'],
    version: ['version', 'ver'],
  },
  {
    asset: z.string().check(z.minLength(1)),
    holding: wireDecimal,
    frozen: wireDecimal,
    lent: optionalDecimal,
    version: z.catch(wireCount, 0),
  },
);

/** Balances come as an object by asset (event envelope) or as a list (cmd envelope). */
export const balanceMessage = z.object({
  balances: z.union([z.array(z.unknown()), z.record(z.string(), z.looseObject({}))]),
});

/** Rows of a list, or of an object whose names are the rows' own. */
export function rowsOf(rows: readonly unknown[] | Readonly<Record<string, object>>, name: string): readonly unknown[] {
  if (isList(rows)) return rows;
  return Object.entries(rows).map(([key, row]) => ({ ...row, [name]: key }));
}

function isList<T>(rows: readonly T[] | object): rows is readonly T[] {
  return Array.isArray(rows);
}
