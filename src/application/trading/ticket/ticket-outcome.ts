import type { Decimal } from '../../../domain/shared/decimal';
import type { Order, OrderSide } from '../../../domain/trading/order';
import type { Failure } from '../../kernel/failure';

export interface PlacedOrder {
  readonly side: OrderSide;
  readonly quantity: Decimal;
  readonly symbol: string;
}

/** What came of an order; `unknown` while nobody can say. */
export type TicketOutcome =
  | (PlacedOrder & { readonly kind: 'placed'; readonly orderId: string })
  /** Its parts are sent one after the other from here on. */
  | (PlacedOrder & { readonly kind: 'started'; readonly program: 'SCALED' | 'TWAP' })
  /** Filled to its end, or cancelled before: some of it may have filled. */
  | (PlacedOrder & { readonly kind: 'filled' | 'cancelled'; readonly order: Order })
  | { readonly kind: 'failed' | 'unknown'; readonly failure: Failure };
