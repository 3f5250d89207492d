import type { OrderSide, OrderStatus } from '../../../src/domain/trading/order';
import type { MarginMode, PositionSide } from './margin-model';
import type { Steps, Ticks, Units } from './units';

/** ASK and BID are limit orders pegged to a level of the book; LIQUIDATE is the exchange's own. */
export type EngineOrderType = 'LIMIT' | 'MARKET' | 'IOC' | 'FOK' | 'POST_ONLY' | 'ASK' | 'BID' | 'LIQUIDATE';

export interface EngineOrder {
  readonly orderId: number;
  readonly clientOrderId: number;
  readonly accountId: string;
  readonly symbol: string;
  readonly side: OrderSide;
  readonly type: EngineOrderType;
  readonly status: OrderStatus;
  readonly price: Ticks | undefined;
  readonly quantity: Steps | undefined;
  readonly amount: Units | undefined;
  readonly executed: Steps;
  /** Quote units paid or received so far, before fees; average price = this / executed. */
  readonly executedNotional: Units;
  readonly fee: Units;
  readonly feeAsset: string;
  readonly tag: string;
  readonly bidAskLevel: number | undefined;
  readonly visible: Steps | undefined;
  readonly reduceOnly: boolean;
  readonly positionSide: PositionSide;
  /** Contracts only. */
  readonly marginMode: MarginMode | undefined;
  readonly leverage: number | undefined;
  /** Quote units; contracts only. */
  readonly realizedPnl: Units | undefined;
  /** The conditional order it came from, 0 for none. */
  readonly algoOrderId: number;
  /** When it ends by itself, where it does. */
  readonly expiresAt: number | undefined;
  readonly createdAt: number;
  readonly updatedAt: number;
}

export interface EngineFill {
  readonly tradeId: number;
  readonly orderId: number;
  readonly accountId: string;
  readonly symbol: string;
  readonly side: OrderSide;
  readonly price: Ticks;
  readonly quantity: Steps;
  readonly fee: Units;
  readonly feeAsset: string;
  readonly tag: string;
  readonly positionSide: PositionSide;
  /** Quote units; contracts only. */
  readonly realizedPnl: Units | undefined;
  readonly maker: boolean;
  readonly at: number;
}
