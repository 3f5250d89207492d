import type { OrderSide, OrderStatus } from '../../../src/domain/trading/order';
import type { MarginMode, PositionSide } from '../../engine/model/margin-model';
import type { EngineFill, EngineOrder, EngineOrderType } from '../../engine/model/orders';

/* Orders and executions as rows of the database. */

export interface OrderRow {
  readonly order_id: number;
  readonly client_order_id: number;
  readonly account_id: string;
  readonly symbol: string;
  readonly side: OrderSide;
  readonly type: EngineOrderType;
  readonly status: OrderStatus;
  readonly price: number | null;
  readonly quantity: number | null;
  readonly amount: string | null;
  readonly executed: number;
  readonly executed_notional: string;
  readonly fee: string;
  readonly fee_asset: string;
  readonly created_at: number;
  readonly updated_at: number;
  readonly tag: string;
  readonly bid_ask_level: number | null;
  readonly visible: number | null;
  readonly reduce_only: number;
  readonly position_side: PositionSide;
  readonly margin_mode: MarginMode | null;
  readonly leverage: number | null;
  readonly realized_pnl: string | null;
  readonly algo_order_id: number;
  readonly expires_at: number | null;
}

export interface FillRow {
  readonly trade_id: number;
  readonly order_id: number;
  readonly account_id: string;
  readonly symbol: string;
  readonly side: OrderSide;
  readonly price: number;
  readonly quantity: number;
  readonly fee: string;
  readonly fee_asset: string;
  readonly maker: number;
  readonly created_at: number;
  readonly tag: string;
  readonly position_side: PositionSide;
  readonly realized_pnl: string | null;
}

export function rowOfOrder(order: EngineOrder): OrderRow {
  return {
    order_id: order.orderId,
    client_order_id: order.clientOrderId,
    account_id: order.accountId,
    symbol: order.symbol,
    side: order.side,
    type: order.type,
    status: order.status,
    price: order.price ?? null,
    quantity: order.quantity ?? null,
    amount: order.amount?.toString() ?? null,
    executed: order.executed,
    executed_notional: order.executedNotional.toString(),
    fee: order.fee.toString(),
    fee_asset: order.feeAsset,
    created_at: order.createdAt,
    updated_at: order.updatedAt,
    tag: order.tag,
    bid_ask_level: order.bidAskLevel ?? null,
    visible: order.visible ?? null,
    reduce_only: order.reduceOnly ? 1 : 0,
    position_side: order.positionSide,
    margin_mode: order.marginMode ?? null,
    leverage: order.leverage ?? null,
    realized_pnl: order.realizedPnl?.toString() ?? null,
    algo_order_id: order.algoOrderId,
    expires_at: order.expiresAt ?? null,
  };
}

export function orderFrom(row: OrderRow): EngineOrder {
  return {
    orderId: row.order_id,
    clientOrderId: row.client_order_id,
    accountId: row.account_id,
    symbol: row.symbol,
    side: row.side,
    type: row.type,
    status: row.status,
    price: row.price ?? undefined,
    quantity: row.quantity ?? undefined,
    amount: row.amount === null ? undefined : BigInt(row.amount),
    executed: row.executed,
    executedNotional: BigInt(row.executed_notional),
    fee: BigInt(row.fee),
    feeAsset: row.fee_asset,
    tag: row.tag,
    bidAskLevel: row.bid_ask_level ?? undefined,
    visible: row.visible ?? undefined,
    reduceOnly: row.reduce_only === 1,
    positionSide: row.position_side,
    marginMode: row.margin_mode ?? undefined,
    leverage: row.leverage ?? undefined,
    realizedPnl: row.realized_pnl === null ? undefined : BigInt(row.realized_pnl),
    algoOrderId: row.algo_order_id,
    expiresAt: row.expires_at ?? undefined,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

export function rowOfFill(fill: EngineFill): FillRow {
  return {
    trade_id: fill.tradeId,
    order_id: fill.orderId,
    account_id: fill.accountId,
    symbol: fill.symbol,
    side: fill.side,
    price: fill.price,
    quantity: fill.quantity,
    fee: fill.fee.toString(),
    fee_asset: fill.feeAsset,
    maker: fill.maker ? 1 : 0,
    created_at: fill.at,
    tag: fill.tag,
    position_side: fill.positionSide,
    realized_pnl: fill.realizedPnl?.toString() ?? null,
  };
}

export function fillFrom(row: FillRow): EngineFill {
  return {
    tradeId: row.trade_id,
    orderId: row.order_id,
    accountId: row.account_id,
    symbol: row.symbol,
    side: row.side,
    price: row.price,
    quantity: row.quantity,
    fee: BigInt(row.fee),
    feeAsset: row.fee_asset,
    tag: row.tag,
    positionSide: row.position_side,
    realizedPnl: row.realized_pnl === null ? undefined : BigInt(row.realized_pnl),
    maker: row.maker === 1,
    at: row.created_at,
  };
}
