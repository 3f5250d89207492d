import type { Instant } from '../../domain/shared/instant';
import type { Balance } from '../../domain/trading/balance';
import type { EndedStatus } from '../../domain/trading/history-range';
import type { Fill, Order, OrderSide, OrderType } from '../../domain/trading/order';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

export interface HistoryQuery {
  readonly symbol?: string | undefined;
  /** Both ends belong to what is asked for; an absent end is open. */
  readonly from?: Instant | undefined;
  readonly to?: Instant | undefined;
  /** Counted from 1. */
  readonly page: number;
  /** 500 at most. */
  readonly size: number;
}

export interface OrderHistoryQuery extends HistoryQuery {
  readonly side?: OrderSide | undefined;
  readonly status?: EndedStatus | undefined;
  readonly type?: Exclude<OrderType, 'other'> | undefined;
  /** Only orders that closed (a part of) a position and settled its profit. */
  readonly closing?: boolean | undefined;
}

export interface HistoryPage<T> {
  readonly rows: readonly T[];
  readonly total: number;
}

/** Spot fee rates as fractions: 0.0006 is 6 basis points. */
export interface TradingFee {
  readonly maker: string;
  readonly taker: string;
  /** The part of each fee that is left uncharged for now, where the exchange says it: 0.5 is half of it. */
  readonly rebate?: string | undefined;
}

/** The account's own trading (protocol 3.2 and 3.5). Needs a session. */
export interface TradingPort {
  /** `notFound` when the exchange never took an order of that client order id. */
  orderByClientOrderId(clientOrderId: number): Outcome<Order>;
  openOrders(query: HistoryQuery): Outcome<HistoryPage<Order>>;
  orderHistory(query: OrderHistoryQuery): Outcome<HistoryPage<Order>>;
  fills(query: HistoryQuery): Outcome<HistoryPage<Fill>>;
  balances(): Outcome<readonly Balance[]>;
  tradingFee(symbol: string): Outcome<TradingFee>;
}

export const TradingPort = token<TradingPort>('TradingPort');
