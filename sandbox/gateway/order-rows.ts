import type { EngineBalance } from '../engine/model/ledger-model';
import type { EngineFill, EngineOrder } from '../engine/model/orders';
import { type Units, unitsText } from '../engine/model/units';
import type { Savings } from '../services/trading/savings';
import type { MarketFormat } from '../services/markets/market-format';

/** Average price: quote units paid by base units received, to 12 decimals, rounded down. */
export function averagePrice(
  order: Pick<EngineOrder, 'executed' | 'executedNotional'>,
  market: MarketFormat,
): string | null {
  if (order.executed === 0) return null;
  const base = BigInt(order.executed) * market.stepUnits;
  return unitsText((order.executedNotional * 1_000_000_000_000n) / base);
}

/** An order as v3 sends it (protocol 3.2). */
export function orderRow(order: EngineOrder, market: MarketFormat) {
  const contract = market.specification.type === 'PERP';
  return {
    orderId: order.orderId,
    clientOrderId: order.clientOrderId,
    symbol: order.symbol,
    orderTag: order.tag,
    side: order.side,
    quantity: order.quantity === undefined ? null : market.quantity(order.quantity),
    amount: order.amount === undefined ? null : unitsText(order.amount),
    type: order.type,
    status: order.status,
    price: order.price === undefined ? null : market.price(order.price),
    executed: market.quantity(order.executed),
    visible: market.quantity(order.visible ?? order.quantity ?? 0),
    averageExecutedPrice: averagePrice(order, market) ?? '0',
    totalFee: unitsText(order.fee),
    feeAsset: order.feeAsset,
    totalRebate: '0',
    rebateAsset: '',
    reduceOnly: order.reduceOnly,
    createdTime: order.createdAt,
    updatedTime: order.updatedAt,
    realizedPnl: order.realizedPnl === undefined ? null : unitsText(order.realizedPnl),
    positionSide: order.positionSide,
    bidAskLevel: order.bidAskLevel ?? null,
    ...(order.expiresAt !== undefined && { goodTillDate: order.expiresAt }),
    ...(contract && { marginMode: order.marginMode ?? null, leverage: order.leverage ?? null }),
  };
}

export function fillRow(fill: EngineFill, market: MarketFormat) {
  return {
    id: fill.tradeId,
    symbol: fill.symbol,
    orderId: fill.orderId,
    orderTag: fill.tag,
    side: fill.side,
    executedPrice: market.price(fill.price),
    executedQuantity: market.quantity(fill.quantity),
    fee: unitsText(fill.fee),
    feeAsset: fill.feeAsset,
    realizedPnl: fill.realizedPnl === undefined ? null : unitsText(fill.realizedPnl),
    isMaker: fill.maker ? 1 : 0,
    executedTimestamp: fill.at,
  };
}

/** Base that open orders of an account would add and take away. */
export interface PendingQuantities {
  readonly long: Units;
  readonly short: Units;
}

export function balanceRow(
  balance: EngineBalance,
  pending: PendingQuantities,
  savings: Savings & { readonly copied: Units },
  markPrice: string | undefined,
  now: number,
) {
  const available: Units = balance.holding - balance.frozen;
  return {
    token: balance.asset,
    holding: unitsText(balance.holding),
    frozen: unitsText(balance.frozen),
    availableBalance: unitsText(available),
    staked: unitsText(savings.staked),
    unbonding: unitsText(savings.unbonding),
    // Neither vaults nor loans are offered.
    vault: '0',
    interest: '0',
    earn: unitsText(savings.earn),
    copied: unitsText(savings.copied),
    lent: unitsText(balance.lent),
    pendingLongQty: unitsText(pending.long),
    pendingShortQty: unitsText(pending.short),
    ...(markPrice !== undefined && { markPrice }),
    version: balance.version,
    updatedTime: now,
  };
}
