import * as z from 'zod/mini';
import type { MarginSummary } from '../../../domain/trading/margin-summary';
import type { MarginAssignment, PositionChange } from '../../../domain/trading/position';
import { wireFields } from '../connection/wire-fields';
import { optionalDecimal, optionalText, rowsOf, wireCount, wireDecimal, wireInstant } from './account-topics.schema';

/* Positions, margin of the account and assigned margin, in the words of both envelopes (protocol 1.7). */

const positionSide = z.catch(z.enum(['BOTH', 'LONG', 'SHORT']), 'BOTH');
const marginMode = z.catch(z.optional(z.enum(['CROSS', 'ISOLATED'])), undefined);
const optionalCount = z.catch(z.optional(wireCount), undefined);

const positionRow = wireFields(
  {
    symbol: ['symbol', 's'],
    holding: ['holding', 'h'],
    pendingLong: ['pendingLongQty', 'plq'],
    pendingShort: ['pendingShortQty', 'psq'],
    averageOpenPrice: ['averageOpenPrice', 'aop'],
    settlePrice: ['settlePrice', 'sp'],
    markPrice: ['markPrice', 'mp'],
    liquidationPrice: ['estLiqPrice'],
    pnl24h: ['pnl24H', 'pnl'],
    fee24h: ['fee24H', 'fee'],
    openedAt: ['openingTime', 'ot'],
    adlQuantile: ['adlQuantile', 'aq'],
    leverage: ['leverage', 'lv'],
    marginMode: ['marginMode', 'm'],
    positionSide: ['positionSide', 'ps'],
    isolatedMarginAsset: ['isolatedMarginToken', 'it'],
    isolatedMargin: ['isolatedMarginAmount', 'ia'],
    isolatedFrozenLong: ['isolatedFrozenLong', 'il'],
    isolatedFrozenShort: ['isolatedFrozenShort', 'is'],
    version: ['version', 'ver'],
    updatedAt: ['timestamp', 'ts'],
  },
  {
    symbol: z.string().check(z.minLength(1)),
    holding: wireDecimal,
    pendingLong: optionalDecimal,
    pendingShort: optionalDecimal,
    averageOpenPrice: wireDecimal,
    settlePrice: optionalDecimal,
    markPrice: wireDecimal,
    liquidationPrice: optionalDecimal,
    pnl24h: optionalDecimal,
    fee24h: optionalDecimal,
    openedAt: z.catch(z.optional(wireInstant), undefined),
    adlQuantile: optionalCount,
    leverage: optionalCount,
    marginMode,
    positionSide,
    isolatedMarginAsset: optionalText,
    isolatedMargin: optionalDecimal,
    isolatedFrozenLong: optionalDecimal,
    isolatedFrozenShort: optionalDecimal,
    version: z.catch(wireCount, 0),
    updatedAt: z.catch(z.optional(wireInstant), undefined),
  },
);

const positionMessage = z.object({
  positions: z.union([z.array(z.unknown()), z.record(z.string(), z.looseObject({}))]),
});

/** The positions that can be read; `undefined` when the message is none. @param at time of the envelope */
export function readPositions(data: unknown, at: number): readonly PositionChange[] | undefined {
  const parsed = z.safeParse(positionMessage, data);
  if (!parsed.success) return undefined;
  return rowsOf(parsed.data.positions, 'symbol').flatMap((each) => {
    const reading = z.safeParse(positionRow, each);
    if (!reading.success) return [];
    const { liquidationPrice, updatedAt, ...row } = reading.data;
    // What a message does not tell is not in the change.
    const told = Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined && value !== null));
    return [
      {
        ...(told as unknown as PositionChange),
        updatedAt: updatedAt ?? at,
        // 0 where no price would do it.
        ...(liquidationPrice && { liquidationPrice: liquidationPrice.gt(0) ? liquidationPrice : undefined }),
      },
    ];
  });
}

const summaryRow = wireFields(
  {
    accountMode: ['accountMode', 'm'],
    positionMode: ['positionMode', 'P'],
    marginMode: ['marginMode', 'M'],
    spotLeverage: ['leverage', 'l'],
    totalAccountValue: ['totalAccountValue', 'v'],
    totalCollateral: ['totalCollateral', 'tc'],
    freeCollateral: ['freeCollateral', 'fc'],
    marginRatio: ['marginRatio', 'mr'],
    openMarginRatio: ['openMarginRatio', 'omr'],
    initialMarginRatio: ['initialMarginRatio', 'imr'],
    maintenanceMarginRatio: ['maintenanceMarginRatio', 'mmr'],
  },
  {
    accountMode: z.string(),
    positionMode: z.catch(z.optional(z.enum(['ONE_WAY', 'HEDGE_MODE'])), undefined),
    marginMode: z.catch(z.optional(z.enum(['CROSS', 'ISOLATED'])), undefined),
    spotLeverage: z.optional(z.nullable(wireCount)),
    totalAccountValue: wireDecimal,
    totalCollateral: optionalDecimal,
    freeCollateral: optionalDecimal,
    marginRatio: optionalDecimal,
    openMarginRatio: optionalDecimal,
    initialMarginRatio: optionalDecimal,
    maintenanceMarginRatio: optionalDecimal,
  },
);

/** `FUTURE` on the stream, `FUTURES` in calls. */
const accountModes: Readonly<Record<string, MarginSummary['accountMode']>> = {
  PURE_SPOT: 'PURE_SPOT',
  MARGIN: 'MARGIN',
  FUTURE: 'FUTURES',
  FUTURES: 'FUTURES',
};

export function readMarginSummary(data: unknown): MarginSummary | undefined {
  const parsed = z.safeParse(summaryRow, data);
  if (!parsed.success) return undefined;
  const row = parsed.data;
  return {
    accountMode: accountModes[row.accountMode] ?? 'other',
    positionMode: row.positionMode,
    marginMode: row.marginMode,
    spotLeverage: row.spotLeverage ?? undefined,
    totalAccountValue: row.totalAccountValue,
    totalCollateral: row.totalCollateral ?? undefined,
    freeCollateral: row.freeCollateral ?? undefined,
    marginRatio: row.marginRatio ?? undefined,
    openMarginRatio: row.openMarginRatio ?? undefined,
    initialMarginRatio: row.initialMarginRatio ?? undefined,
    maintenanceMarginRatio: row.maintenanceMarginRatio ?? undefined,
  };
}

const assignmentRow = z.object({
  symbol: z.string(),
  positionSide,
  isolatedMarginToken: z.catch(z.string(), ''),
  isolatedMarginAmount: wireDecimal,
  delta: wireDecimal,
  ts: wireInstant,
});

export function readMarginAssignment(data: unknown): MarginAssignment | undefined {
  const parsed = z.safeParse(assignmentRow, data);
  if (!parsed.success) return undefined;
  const { symbol, positionSide: side, isolatedMarginToken, isolatedMarginAmount, delta, ts } = parsed.data;
  return {
    symbol,
    positionSide: side,
    asset: isolatedMarginToken,
    isolatedMargin: isolatedMarginAmount,
    delta,
    at: ts,
  };
}
