import { unitsText } from '../../exchange/units';
import { exactNumber } from '../wire-market';
import { averagePrice } from '../wire-order';
import { algoAverage, editRefused, executed, marginAsset, ratioText, returnOf, withLegs, type PrivateData } from './private-data';

/** The older family: long names, numbers where they hold the value exactly (protocol 1.7). */
export const eventData: PrivateData = {
  execution({ order, fill, editRefused: refusal }, market) {
    const quantity = order.quantity === undefined ? 0 : exactNumber(market.quantity(order.quantity));
    return {
      msgType: refusal === undefined ? executed : editRefused,
      symbol: order.symbol,
      clientOrderId: order.clientOrderId,
      orderId: order.orderId,
      type: order.type,
      side: order.side,
      quantity,
      ...(order.amount !== undefined && { amount: money(order.amount) }),
      price: order.price === undefined ? 0 : exactNumber(market.price(order.price)),
      tradeId: fill?.tradeId ?? 0,
      executedPrice: fill ? exactNumber(market.price(fill.price)) : 0,
      executedQuantity: fill ? exactNumber(market.quantity(fill.quantity)) : 0,
      fee: fill ? money(fill.fee) : 0,
      feeAsset: fill?.feeAsset ?? order.feeAsset,
      totalExecutedQuantity: exactNumber(market.quantity(order.executed)),
      avgPrice: exactNumber(averagePrice(order, market) ?? '0'),
      status: order.status,
      reason: refusal ?? '',
      orderTag: order.tag,
      totalFee: money(order.fee),
      feeCurrency: order.feeAsset,
      totalRebate: 0,
      rebateCurrency: '',
      visible: order.visible === undefined ? quantity : exactNumber(market.quantity(order.visible)),
      createdTime: order.createdAt,
      timestamp: order.updatedAt,
      reduceOnly: order.reduceOnly,
      maker: fill?.maker ?? false,
      positionSide: order.positionSide,
      ...(order.leverage !== undefined && { leverage: order.leverage }),
      ...(order.marginMode !== undefined && { marginMode: order.marginMode }),
    };
  },

  algo: (root, market) =>
    withLegs(root).map((order) => ({
      symbol: order.symbol,
      rootAlgoOrderId: order.rootAlgoOrderId,
      parentAlgoOrderId: order.parentAlgoOrderId,
      algoOrderId: order.algoOrderId,
      clientOrderId: order.clientAlgoOrderId,
      orderTag: order.tag,
      algoType: order.algoType,
      side: order.side,
      quantity: exactNumber(market.quantity(order.quantity)),
      triggerPrice: order.triggerPrice === undefined ? 0 : exactNumber(market.price(order.triggerPrice)),
      triggerStatus: order.triggered ? 'SUCCESS' : 'USELESS',
      price: order.price === undefined ? 0 : exactNumber(market.price(order.price)),
      type: order.childType,
      triggerTradePrice: order.triggerTradePrice === undefined ? 0 : exactNumber(market.price(order.triggerTradePrice)),
      triggerTime: order.triggeredAt ?? 0,
      tradeId: 0,
      executedPrice: 0,
      executedQuantity: 0,
      fee: 0,
      reason: order.reason,
      feeAsset: order.feeAsset,
      totalExecutedQuantity: exactNumber(market.quantity(order.executed)),
      averageExecutedPrice: exactNumber(algoAverage(order, market)),
      totalFee: money(order.fee),
      timestamp: order.updatedAt,
      createdTime: order.createdAt,
      visibleQuantity: exactNumber(market.quantity(order.visible ?? order.quantity)),
      reduceOnly: order.reduceOnly,
      triggerPriceType: order.triggerPriceType,
      positionSide: order.positionSide,
      feeCurrency: order.feeAsset,
      totalRebate: 0,
      rebateCurrency: '',
      isTriggered: order.triggered,
      isMaker: false,
      isActivated: order.activated,
      ...(order.activatedPrice !== undefined && { activatedPrice: exactNumber(market.price(order.activatedPrice)) }),
      ...(order.callbackRate !== undefined && { callbackRate: money(order.callbackRate) }),
      ...(order.callbackValue !== undefined && { callbackValue: exactNumber(market.price(order.callbackValue)) }),
      ...(order.marginMode !== undefined && { marginMode: order.marginMode }),
      rootAlgoStatus: order.rootStatus,
      algoStatus: order.status,
    })),

  position: (position, market) => ({
    positions: {
      [position.symbol]: {
        holding: exactNumber(market.quantity(position.holding)),
        pendingLongQty: exactNumber(market.quantity(position.pendingLong)),
        pendingShortQty: exactNumber(market.quantity(position.pendingShort)),
        averageOpenPrice: money(position.averageOpenPrice),
        pnl24H: money(position.pnl24h),
        fee24H: money(position.fees24h),
        settlePrice: money(position.settlePrice),
        markPrice: money(position.markPrice),
        // Not in the published list; the v3 call for positions has it under this name.
        ...(position.liquidationPrice !== undefined && { estLiqPrice: money(position.liquidationPrice) }),
        version: position.version,
        openingTime: position.openedAt,
        pnl24HPercentage: money(returnOf(position, market)),
        adlQuantile: position.adlQuantile,
        positionSide: position.positionSide,
        leverage: position.leverage,
        marginMode: position.marginMode,
        isolatedMarginToken: position.marginMode === 'ISOLATED' ? marginAsset : '',
        isolatedMarginAmount: money(position.isolatedMargin),
        isolatedFrozenLong: money(position.isolatedFrozenLong),
        isolatedFrozenShort: money(position.isolatedFrozenShort),
        timestamp: position.updatedAt,
      },
    },
  }),

  balance: (balance) => ({
    balances: {
      [balance.asset]: {
        holding: money(balance.holding),
        frozen: money(balance.frozen),
        interest: 0,
        pendingShortQty: 0,
        pendingExposure: 0,
        pendingLongQty: 0,
        pendingLongExposure: 0,
        version: balance.version,
        staked: 0,
        unbonding: 0,
        vault: 0,
        averageOpenPrice: 0,
        pnl24H: 0,
        fee24H: 0,
        markPrice: 0,
        pnl24HPercentage: 0,
      },
    },
  }),

  // No public trace in this family: the names of the v3 account call.
  account: (margin) => ({
    accountMode: margin.accountMode,
    totalAccountValue: money(margin.totalAccountValue),
    ...(margin.accountMode !== 'PURE_SPOT' && {
      leverage: margin.spotLeverage,
      positionMode: margin.positionMode,
      marginMode: margin.marginMode,
      marginRatio: exactNumber(ratioText(margin.marginRatio)),
      openMarginRatio: exactNumber(ratioText(margin.openMarginRatio)),
      initialMarginRatio: exactNumber(ratioText(margin.initialMarginRatio)),
      maintenanceMarginRatio: exactNumber(ratioText(margin.maintenanceMarginRatio)),
      totalCollateral: money(margin.totalCollateral),
      freeCollateral: money(margin.freeCollateral),
    }),
  }),

  assignment: ({ symbol, positionSide, isolatedMargin, delta, at }) => ({
    symbol,
    positionSide,
    isolatedMarginToken: marginAsset,
    isolatedMarginAmount: money(isolatedMargin),
    delta: money(delta),
    action: delta < 0n ? 'REDUCE' : 'ADD',
    status: 'COMPLETED',
    ts: at,
  }),
};

function money(units: bigint): number | string {
  return exactNumber(unitsText(units));
}
