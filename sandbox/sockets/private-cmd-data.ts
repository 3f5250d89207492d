import { unitsText } from '../engine/model/units';
import { averagePrice } from '../gateway/order-rows';
import {
  algoAverage,
  editRefused,
  executed,
  marginAsset,
  ratioText,
  returnOf,
  withLegs,
  type PrivateData,
} from './private-data';

/** The v3 family: letters and decimal texts (protocol 1.7). */
export const cmdData: PrivateData = {
  execution({ order, fill, editRefused: refusal }, market) {
    const quantity = order.quantity === undefined ? '0' : market.quantity(order.quantity);
    return {
      mt: refusal === undefined ? executed : editRefused,
      s: order.symbol,
      cid: order.clientOrderId,
      oid: order.orderId,
      t: order.type,
      sd: order.side,
      ps: order.positionSide,
      sx: quantity,
      px: order.price === undefined ? '0' : market.price(order.price),
      tid: fill?.tradeId ?? 0,
      esx: fill ? market.quantity(fill.quantity) : '0',
      epx: fill ? market.price(fill.price) : '0',
      f: fill ? unitsText(fill.fee) : '0',
      fa: fill?.feeAsset ?? order.feeAsset,
      tesx: market.quantity(order.executed),
      aepx: averagePrice(order, market) ?? '0',
      ss: order.status,
      rs: refusal ?? '',
      tg: order.tag,
      tf: unitsText(order.fee),
      tfc: order.feeAsset,
      tr: '0',
      trc: '',
      vsx: order.visible === undefined ? quantity : market.quantity(order.visible),
      ts: order.updatedAt,
      ro: order.reduceOnly,
      mk: fill?.maker ?? false,
      ...(order.expiresAt !== undefined && { gtd: order.expiresAt }),
      ...(order.leverage !== undefined && { lv: order.leverage }),
      ...(order.marginMode !== undefined && { m: order.marginMode }),
    };
  },

  algo: (root, market) =>
    withLegs(root).map((order) => ({
      s: order.symbol,
      raid: order.rootAlgoOrderId,
      paid: order.parentAlgoOrderId,
      aid: order.algoOrderId,
      caid: order.clientAlgoOrderId,
      tg: order.tag,
      ss: order.status,
      at: order.algoType,
      sd: order.side,
      ps: order.positionSide,
      sx: market.quantity(order.quantity),
      trp: order.triggerPrice === undefined ? '0' : market.price(order.triggerPrice),
      trpt: order.triggerPriceType,
      tss: order.triggered ? 'SUCCESS' : 'USELESS',
      px: order.price === undefined ? '0' : market.price(order.price),
      t: order.childType,
      tpx: order.triggerTradePrice === undefined ? '0' : market.price(order.triggerTradePrice),
      tt: order.triggeredAt ?? 0,
      tid: 0,
      epx: '0',
      esx: '0',
      f: '0',
      fa: order.feeAsset,
      rs: order.reason,
      tesx: market.quantity(order.executed),
      aepx: algoAverage(order, market),
      tf: unitsText(order.fee),
      tfc: order.feeAsset,
      tr: '0',
      trc: '',
      vsx: market.quantity(order.visible ?? order.quantity),
      ts: order.updatedAt,
      // The end of the published list is not known; these follow its way of naming.
      ro: order.reduceOnly,
      it: order.triggered,
      mk: false,
      ia: order.activated,
      ...(order.direction !== undefined && { trd: order.direction }),
      ...(order.orderId !== 0 && { oid: order.orderId }),
      rss: order.rootStatus,
      ...(order.activatedPrice !== undefined && { ap: market.price(order.activatedPrice) }),
      ...(order.callbackRate !== undefined && { cr: unitsText(order.callbackRate) }),
      ...(order.callbackValue !== undefined && { cv: market.price(order.callbackValue) }),
      ...(order.marginMode !== undefined && { m: order.marginMode }),
    })),

  position: (position, market) => ({
    positions: [
      {
        s: position.symbol,
        h: market.quantity(position.holding),
        plq: market.quantity(position.pendingLong),
        psq: market.quantity(position.pendingShort),
        aop: unitsText(position.averageOpenPrice),
        pnl: unitsText(position.pnl24h),
        roi: unitsText(returnOf(position, market)),
        fee: unitsText(position.fees24h),
        sp: unitsText(position.settlePrice),
        mp: unitsText(position.markPrice),
        ot: position.openedAt,
        aq: position.adlQuantile,
        lv: position.leverage,
        m: position.marginMode,
        ps: position.positionSide,
        it: position.marginMode === 'ISOLATED' ? marginAsset : '',
        ia: unitsText(position.isolatedMargin),
        il: unitsText(position.isolatedFrozenLong),
        is: unitsText(position.isolatedFrozenShort),
        ver: position.version,
        ts: position.updatedAt,
      },
    ],
  }),

  balance: (balance, at) => ({
    balances: [
      {
        t: balance.asset,
        h: unitsText(balance.holding),
        f: unitsText(balance.frozen),
        lt: unitsText(balance.lent),
        i: '0',
        psq: '0',
        plq: '0',
        s: '0',
        u: '0',
        v: '0',
        l: '0',
        e: '0',
        aop: '0',
        pnl: '0',
        roi: '0',
        fee: '0',
        mp: '0',
        ver: balance.version,
        ts: at,
      },
    ],
  }),

  account(margin) {
    const value = unitsText(margin.totalAccountValue);
    if (margin.accountMode === 'PURE_SPOT') return { m: 'PURE_SPOT', v: value };
    const ratios = {
      mr: ratioText(margin.marginRatio),
      omr: ratioText(margin.openMarginRatio),
      imr: ratioText(margin.initialMarginRatio),
      mmr: ratioText(margin.maintenanceMarginRatio),
    };
    const rest = { ...ratios, tc: unitsText(margin.totalCollateral), fc: unitsText(margin.freeCollateral), v: value };
    if (margin.accountMode === 'MARGIN') return { m: 'MARGIN', l: margin.spotLeverage, ...rest };
    return { m: 'FUTURE', M: margin.marginMode, P: margin.positionMode, ...rest };
  },

  assignment: ({ symbol, positionSide, isolatedMargin, delta, at }) => ({
    symbol,
    positionSide,
    isolatedMarginToken: marginAsset,
    isolatedMarginAmount: unitsText(isolatedMargin),
    delta: unitsText(delta),
    action: delta < 0n ? 'REDUCE' : 'ADD',
    status: 'COMPLETED',
    ts: at,
  }),
};
