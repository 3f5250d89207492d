import type * as z from 'zod/mini';
import type { FundingPayment } from '../../../application/trading/positions.port';
import { decimal, parseDecimal, zero, type Decimal } from '../../../domain/shared/decimal';
import { instantFrom } from '../../../domain/shared/instant';
import type { MarginMode, Position, PositionMode, PositionSide } from '../../../domain/trading/position';
import type { positionsEndpoints } from '../../wire/catalogue/positions.endpoints';

type PositionRow = z.output<typeof positionsEndpoints.positions.answer>['data']['positions'][number];
type PaymentRow = z.output<typeof positionsEndpoints.fundingPayments.answer>['data']['rows'][number];

/** `undefined` for a side or margin mode that no position has: a figure under the wrong one would mislead. */
export function positionFromWire(row: PositionRow): Position | undefined {
  const positionSide = positionSideFromWire(row.positionSide);
  const marginMode = marginModeFromWire(row.marginMode);
  if (!positionSide || !marginMode) return undefined;
  const liquidation = parseDecimal(row.estLiqPrice);
  return {
    symbol: row.symbol,
    positionSide,
    marginMode,
    leverage: row.leverage,
    holding: decimal(row.holding),
    pendingLong: amount(row.pendingLongQty),
    pendingShort: amount(row.pendingShortQty),
    averageOpenPrice: decimal(row.averageOpenPrice),
    settlePrice: parseDecimal(row.settlePrice) ?? decimal(row.averageOpenPrice),
    markPrice: decimal(row.markPrice),
    // Hosts send 0 where no price would liquidate.
    liquidationPrice: liquidation?.gt(0) ? liquidation : undefined,
    pnl24h: amount(row.pnl24H),
    fee24h: amount(row.fee24H),
    isolatedMarginAsset: row.isolatedMarginToken ?? '',
    isolatedMargin: amount(row.isolatedMarginAmount),
    isolatedFrozenLong: amount(row.isolatedFrozenLong),
    isolatedFrozenShort: amount(row.isolatedFrozenShort),
    adlQuantile: row.adlQuantile ?? 0,
    openedAt: instantFrom(row.openingTime ?? undefined),
    updatedAt: instantFrom(row.timestamp) ?? 0,
    version: 0,
  };
}

export function fundingPaymentFromWire(row: PaymentRow): FundingPayment {
  const fee = decimal(row.fundingFee);
  return {
    id: row.id,
    symbol: row.symbol,
    rate: decimal(row.fundingRate),
    markPrice: decimal(row.markPrice),
    amount: row.paymentType === 'Pay' ? fee.times(-1) : fee,
    at: instantFrom(row.createdTime) ?? 0,
  };
}

export function positionSideFromWire(side: string): PositionSide | undefined {
  return side === 'BOTH' || side === 'LONG' || side === 'SHORT' ? side : undefined;
}

export function marginModeFromWire(mode: string): MarginMode | undefined {
  return mode === 'CROSS' || mode === 'ISOLATED' ? mode : undefined;
}

export function positionModeFromWire(mode: string): PositionMode | undefined {
  return mode === 'ONE_WAY' || mode === 'HEDGE_MODE' ? mode : undefined;
}

function amount(text: string | null | undefined): Decimal {
  return parseDecimal(text) ?? zero;
}
