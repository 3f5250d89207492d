import type { Instant, Milliseconds } from '../../domain/shared/instant';
import type { OrderChange, OrderRequest } from '../../domain/trading/order';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

/** What the exchange says of an order that it has taken. */
export interface OrderReceipt {
  readonly orderId: string;
  /** When it ends by itself. Absent although it was asked for: the host does not know such orders. */
  readonly expiresAt?: Instant | undefined;
}

/** The account's own trading (protocol 3.2 and 3.5). Needs a session. */
export interface TradingCommandsPort {
  /** Answers once the exchange has taken the order; what becomes of it comes by the private stream. */
  placeOrder(request: OrderRequest): Outcome<OrderReceipt>;
  cancelOrder(order: { readonly orderId: string; readonly symbol: string }): Outcome<void>;
  /** Price or quantity of an open order; what comes of it comes by the private stream. */
  editOrder(order: { readonly orderId: string; readonly symbol: string }, change: OrderChange): Outcome<void>;
  /** Every open order, conditional ones too, or those of one market. */
  cancelAllOrders(symbol?: string): Outcome<void>;
  /** Those of the book alone; conditional orders stay. */
  cancelBookOrders(symbol?: string): Outcome<void>;
  /**
   * All orders are cancelled unless this is said again in time; 0 calls it off.
   * @returns when they would be; `undefined` once it is called off
   */
  cancelAllAfter(time: Milliseconds): Outcome<Instant | undefined>;
}

export const TradingCommandsPort = token<TradingCommandsPort>('TradingCommandsPort');
