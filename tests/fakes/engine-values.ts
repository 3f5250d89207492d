import type { EngineAlgoOrder } from '../../sandbox/engine/model/algo-model';
import type { EngineMargin, EnginePosition } from '../../sandbox/engine/model/margin-model';
import type { InstrumentSpecification } from '../../sandbox/engine/model/instrument-specification';
import {
  type Units,
  priceText,
  quantityText,
  scaleOf,
  unitsText,
  type InstrumentScale,
} from '../../sandbox/engine/model/units';
import { decimal, divide, type Decimal } from '../../src/domain/shared/decimal';
import type { AlgoOrder } from '../../src/domain/trading/algo-order';
import type { MarginSummary } from '../../src/domain/trading/margin-summary';
import type { Position } from '../../src/domain/trading/position';

/* The engine's positions, margin and conditional orders as the domain sees them, without a wire between. */

/** Without exposure hosts send 10 (protocol 4.3). */
const noExposure = decimal(10);

export function scaleFor(instruments: readonly InstrumentSpecification[], symbol: string): InstrumentScale {
  return scaleOf(instruments.find((instrument) => instrument.symbol === symbol)!);
}

export function positionOf(position: EnginePosition, scale: InstrumentScale): Position {
  return {
    symbol: position.symbol,
    positionSide: position.positionSide,
    marginMode: position.marginMode,
    leverage: position.leverage,
    holding: decimal(quantityText(scale, position.holding)),
    pendingLong: decimal(quantityText(scale, position.pendingLong)),
    pendingShort: decimal(quantityText(scale, position.pendingShort)),
    averageOpenPrice: money(position.averageOpenPrice),
    settlePrice: money(position.settlePrice),
    markPrice: money(position.markPrice),
    liquidationPrice: position.liquidationPrice === undefined ? undefined : money(position.liquidationPrice),
    pnl24h: money(position.pnl24h),
    fee24h: money(position.fees24h),
    isolatedMarginAsset: position.marginMode === 'ISOLATED' ? 'USDT' : '',
    isolatedMargin: money(position.isolatedMargin),
    isolatedFrozenLong: money(position.isolatedFrozenLong),
    isolatedFrozenShort: money(position.isolatedFrozenShort),
    adlQuantile: position.adlQuantile,
    openedAt: position.openedAt,
    updatedAt: position.updatedAt,
    version: position.version,
  };
}

export function marginSummaryOf(margin: EngineMargin): MarginSummary {
  const ratio = (value: Units | undefined) => (value === undefined ? noExposure : money(value));
  const { accountMode } = margin;
  const totalAccountValue = money(margin.totalAccountValue);
  if (accountMode === 'PURE_SPOT') return { accountMode, totalAccountValue };
  return {
    accountMode,
    positionMode: margin.positionMode,
    marginMode: margin.marginMode,
    spotLeverage: margin.spotLeverage,
    totalAccountValue,
    totalCollateral: money(margin.totalCollateral),
    freeCollateral: money(margin.freeCollateral),
    marginRatio: ratio(margin.marginRatio),
    openMarginRatio: ratio(margin.openMarginRatio),
    initialMarginRatio: ratio(margin.initialMarginRatio),
    maintenanceMarginRatio: ratio(margin.maintenanceMarginRatio),
  };
}

export function algoOrderOf(order: EngineAlgoOrder, scale: InstrumentScale): AlgoOrder {
  const price = (ticks: number | undefined) => (ticks === undefined ? undefined : decimal(priceText(scale, ticks)));
  const executed = decimal(quantityText(scale, order.executed));
  return {
    algoOrderId: String(order.algoOrderId),
    clientAlgoOrderId: order.clientAlgoOrderId,
    rootAlgoOrderId: String(order.rootAlgoOrderId),
    parentAlgoOrderId: order.parentAlgoOrderId === 0 ? undefined : String(order.parentAlgoOrderId),
    symbol: order.symbol,
    algoType: order.algoType,
    side: order.side,
    childType: order.childType,
    status: order.status,
    rootStatus: order.rootStatus,
    quantity: decimal(quantityText(scale, order.quantity)),
    price: price(order.price),
    triggerPrice: price(order.triggerPrice),
    triggerPriceType: order.triggerPriceType,
    rises: order.direction && order.direction === 'UP',
    triggered: order.triggered,
    triggerTradePrice: price(order.triggerTradePrice),
    triggeredAt: order.triggeredAt,
    activated: order.activated,
    activatedPrice: price(order.activatedPrice),
    callbackRate: order.callbackRate === undefined ? undefined : money(order.callbackRate),
    callbackValue: price(order.callbackValue),
    executed,
    averagePrice: order.executed === 0 ? undefined : divide(money(order.executedNotional), executed),
    fee: money(order.fee),
    feeAsset: order.feeAsset,
    reduceOnly: order.reduceOnly,
    positionSide: order.positionSide,
    marginMode: order.marginMode,
    reason: order.reason,
    legs: order.children.map((leg) => algoOrderOf(leg, scale)),
    ...(order.orderId !== 0 && { orderId: String(order.orderId) }),
    createdAt: order.createdAt,
    updatedAt: order.updatedAt,
  };
}

export function money(units: Units): Decimal {
  return decimal(unitsText(units));
}
