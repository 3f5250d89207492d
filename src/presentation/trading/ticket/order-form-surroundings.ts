import type { Failure } from '../../../application/kernel/failure';
import type { OrderBookStatus } from '../../../application/markets/order-book-feed';
import type { Decimal } from '../../../domain/shared/decimal';
import type { OrderSide } from '../../../domain/trading/order';
import type { BookSide } from '../../../domain/trading/order-draft';

/** What the form reads of the book. */
export interface BookReader {
  readonly status: OrderBookStatus;
  readonly bestBid: number | undefined;
  readonly bestAsk: number | undefined;
  readonly middle: number | undefined;
  opposite(side: OrderSide): BookSide;
}

/** What the form reads of the balances. */
export interface BalanceReader {
  available(asset: string): Decimal | undefined;
}

/** What the form reads and keeps of somebody's habits. */
export interface FormPreferences {
  asksBefore(reason: ConfirmationReason): boolean;
  readonly sizeUnit: 'base' | 'quote';
  set(change: { sizeUnit: 'base' | 'quote' }): void;
}

export type PriceChip = 'bid' | 'middle' | 'ask';
export type ConfirmationReason = 'market' | 'limit' | 'farFromMarket';
export type SubmitOutcome = { readonly kind: 'problems' | 'confirming' | 'sent' | 'ignored' };
export type OrderMessage =
  | { readonly kind: 'placed'; readonly side: OrderSide; readonly quantity: Decimal; readonly symbol: string }
  | { readonly kind: 'failed' | 'unknown'; readonly failure: Failure };
