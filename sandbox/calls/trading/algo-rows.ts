import type { EngineAlgoOrder } from '../../engine/model/algo-model';
import { unitsText } from '../../engine/model/units';
import type { MarketFormat } from '../../services/markets/market-format';
import { averagePrice } from '../../gateway/order-rows';

/** One conditional order without its legs, as v3 sends it (protocol 3.3). */
function plainRow(order: EngineAlgoOrder, market: MarketFormat) {
  const price = (ticks: number | undefined) => (ticks === undefined ? null : market.price(ticks));
  return {
    algoOrderId: order.algoOrderId,
    clientAlgoOrderId: order.clientAlgoOrderId,
    rootAlgoOrderId: order.rootAlgoOrderId,
    parentAlgoOrderId: order.parentAlgoOrderId,
    symbol: order.symbol,
    algoOrderTag: order.tag,
    algoType: order.algoType,
    side: order.side,
    quantity: market.quantity(order.quantity),
    isTriggered: order.triggered,
    triggerPrice: price(order.triggerPrice),
    triggerPriceType: order.triggerPriceType,
    triggerStatus: order.triggered ? 'SUCCESS' : 'USELESS',
    type: order.childType,
    rootAlgoStatus: order.rootStatus,
    algoStatus: order.status,
    price: price(order.price),
    triggerTime: order.triggeredAt ?? 0,
    triggerTradePrice: price(order.triggerTradePrice),
    totalExecutedQuantity: market.quantity(order.executed),
    averageExecutedPrice: averagePrice(order, market) ?? '0',
    visibleQuantity: market.quantity(order.visible ?? order.quantity),
    totalFee: unitsText(order.fee),
    feeAsset: order.feeAsset,
    totalRebate: '0',
    rebateAsset: '',
    reduceOnly: order.reduceOnly,
    positionSide: order.positionSide,
    createdTime: order.createdAt,
    updatedTime: order.updatedAt,
    ...(order.marginMode !== undefined && { marginMode: order.marginMode }),
    ...(order.orderId !== 0 && { orderId: order.orderId }),
    // Neither is in the published list: which way a stop waits is nowhere told, and why one was refused by the stream alone.
    ...(order.direction !== undefined && { triggerDirection: order.direction }),
    ...(order.reason !== '' && { reason: order.reason }),
    ...(order.algoType === 'TRAILING_STOP' && {
      isActivated: order.activated,
      activatedPrice: price(order.activatedPrice),
      ...(order.callbackRate !== undefined && { callbackRate: unitsText(order.callbackRate) }),
      ...(order.callbackValue !== undefined && { callbackValue: market.price(order.callbackValue) }),
    }),
  };
}

function groupRow(order: EngineAlgoOrder, market: MarketFormat) {
  return {
    ...plainRow(order, market),
    ...(order.children.length > 0 && { childOrders: order.children.map((leg) => plainRow(leg, market)) }),
  };
}

/** A conditional order with its legs, which may be groups themselves. */
export function algoRow(order: EngineAlgoOrder, market: MarketFormat) {
  return {
    ...plainRow(order, market),
    ...(order.children.length > 0 && { childOrders: order.children.map((leg) => groupRow(leg, market)) }),
  };
}
