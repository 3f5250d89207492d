import type { Decimal } from '../shared/decimal';
import type { Instant } from '../shared/instant';
import type { MarginMode, PositionSide } from './position';

export type OrderSide = 'BUY' | 'SELL';

/** WOO X order types; time in force is part of the type (protocol 4.1). */
export type OrderType = 'LIMIT' | 'MARKET' | 'IOC' | 'FOK' | 'POST_ONLY' | 'ASK' | 'BID' | 'LIQUIDATE' | 'other';

export type OrderStatus = 'NEW' | 'PARTIAL_FILLED' | 'FILLED' | 'CANCELLED' | 'REJECTED' | 'other';

export interface Order {
  readonly orderId: string;
  /** 0 when the order was placed without one. */
  readonly clientOrderId: number;
  readonly symbol: string;
  readonly side: OrderSide;
  readonly type: OrderType;
  readonly status: OrderStatus;
  /** Absent for a market order. */
  readonly price?: Decimal | undefined;
  /** Absent for a market buy by amount. */
  readonly quantity?: Decimal | undefined;
  /** Quote amount of a market buy by amount. */
  readonly amount?: Decimal | undefined;
  readonly executed: Decimal;
  readonly averagePrice?: Decimal | undefined;
  readonly fee: Decimal;
  readonly feeAsset: string;
  /** What others see of it in the book, where that is not all. */
  readonly visible?: Decimal | undefined;
  /** May only make a position smaller. */
  readonly reduceOnly?: boolean | undefined;
  /** Contracts only. */
  readonly positionSide?: PositionSide | undefined;
  readonly marginMode?: MarginMode | undefined;
  readonly leverage?: number | undefined;
  /** Contracts only: profit that its fills settled, in quote. */
  readonly realisedPnl?: Decimal | undefined;
  /** When it ends by itself, where it does. */
  readonly expiresAt?: Instant | undefined;
  /** It is a leg of an OCO; told where that was asked for. */
  readonly oco?: boolean | undefined;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
}

/** One execution of an own order. */
export interface Fill {
  readonly id: string;
  readonly orderId: string;
  readonly symbol: string;
  readonly side: OrderSide;
  readonly price: Decimal;
  readonly quantity: Decimal;
  readonly fee: Decimal;
  readonly feeAsset: string;
  readonly maker: boolean;
  /** Contracts only, where it was asked for: its order says it. */
  readonly positionSide?: PositionSide | undefined;
  /** Contracts only: profit that it settled, in quote. */
  readonly realisedPnl?: Decimal | undefined;
  readonly at: Instant;
}

/** An order as someone wants it. `clientOrderId` makes sending it twice harmless. */
export interface OrderRequest {
  readonly clientOrderId: number;
  readonly symbol: string;
  readonly side: OrderSide;
  readonly type: Exclude<OrderType, 'LIQUIDATE' | 'other'>;
  readonly price?: Decimal | undefined;
  /** Base quantity; exactly one of `quantity` and `amount`. */
  readonly quantity?: Decimal | undefined;
  /** Quote amount, for a market buy on spot. */
  readonly amount?: Decimal | undefined;
  /** What others see of it in the book (iceberg); 0 hides it. */
  readonly visible?: Decimal | undefined;
  /** Of an ASK or BID order: which best price it is pegged to, 1, 5, 10, 15 or 20 (protocol 4.1). */
  readonly bidAskLevel?: number | undefined;
  readonly reduceOnly?: boolean | undefined;
  /** Contracts only. */
  readonly positionSide?: PositionSide | undefined;
  readonly marginMode?: MarginMode | undefined;
  /** When what rests of it ends by itself; only of orders that rest. */
  readonly expiresAt?: Instant | undefined;
}

/** What of an open order can be changed. */
export interface OrderChange {
  readonly price?: Decimal | undefined;
  readonly quantity?: Decimal | undefined;
}

export function isOpen(order: Pick<Order, 'status'>): boolean {
  return order.status === 'NEW' || order.status === 'PARTIAL_FILLED';
}

/** Whether it ended because its time had come: the exchange tells that as a cancellation, at that time or after it. */
export function hasExpired({
  status,
  expiresAt,
  updatedAt,
}: Pick<Order, 'status' | 'expiresAt' | 'updatedAt'>): boolean {
  return status === 'CANCELLED' && expiresAt !== undefined && updatedAt >= expiresAt;
}
