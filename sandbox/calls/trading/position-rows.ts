import type { EnginePosition, FundingPayment } from '../../engine/model/margin-model';
import { unitsText } from '../../engine/model/units';
import type { MarketFormat } from '../../services/markets/market-format';

/** A position as v3 sends it (protocol 3.4). */
export function positionRow(position: EnginePosition, market: MarketFormat) {
  return {
    symbol: position.symbol,
    holding: market.quantity(position.holding),
    pendingLongQty: market.quantity(position.pendingLong),
    pendingShortQty: market.quantity(position.pendingShort),
    settlePrice: unitsText(position.settlePrice),
    averageOpenPrice: unitsText(position.averageOpenPrice),
    pnl24H: unitsText(position.pnl24h),
    fee24H: unitsText(position.fees24h),
    markPrice: unitsText(position.markPrice),
    estLiqPrice: position.liquidationPrice === undefined ? '0' : unitsText(position.liquidationPrice),
    timestamp: position.updatedAt,
    openingTime: position.openedAt,
    adlQuantile: position.adlQuantile,
    positionSide: position.positionSide,
    marginMode: position.marginMode,
    isolatedMarginToken: position.marginMode === 'ISOLATED' ? market.specification.quote : '',
    isolatedMarginAmount: unitsText(position.isolatedMargin),
    isolatedFrozenLong: unitsText(position.isolatedFrozenLong),
    isolatedFrozenShort: unitsText(position.isolatedFrozenShort),
    leverage: position.leverage,
  };
}

export function fundingPaymentRow(payment: FundingPayment) {
  return {
    id: payment.paymentId,
    symbol: payment.symbol,
    fundingRate: unitsText(payment.rate),
    markPrice: unitsText(payment.markPrice),
    fundingFee: unitsText(payment.fee < 0n ? -payment.fee : payment.fee),
    fundingIntervalHours: payment.intervalHours,
    paymentType: payment.fee >= 0n ? ('Pay' as const) : ('Receive' as const),
    status: 'COMPLETED',
    createdTime: payment.at,
    updatedTime: payment.at,
  };
}
