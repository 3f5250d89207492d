import type { Instrument } from '../../../domain/markets/instrument';
import type { Decimal } from '../../../domain/shared/decimal';
import type { OrderSide } from '../../../domain/trading/order';
import type { BookSide } from '../../../domain/trading/order-draft';
import type { Later } from '../../kernel/later';
import type { OrderBookStatus } from '../../markets/order-book-feed';
import type { ContractMarket } from '../contract-market';
import type { SkippableReason } from './confirmation';

/** What a ticket reads of the book of its market. */
export interface TicketBook {
  readonly status: OrderBookStatus;
  readonly bestBid: number | undefined;
  readonly bestAsk: number | undefined;
  readonly middle: number | undefined;
  /** Levels that an order of this side would trade with, best first. */
  opposite(side: OrderSide): BookSide;
}

/** Best prices, exactly. */
export interface BestPrices {
  readonly bestBid: Decimal | undefined;
  readonly bestAsk: Decimal | undefined;
}

/** What a ticket reads and keeps of somebody's habits. */
export interface TicketPreferences {
  asksBefore(reason: SkippableReason): boolean;
  readonly sizeUnit: 'base' | 'quote';
  set(change: { sizeUnit: 'base' | 'quote' }): void;
}

/** The market that a ticket writes orders for. */
export interface TicketMarket {
  readonly instrument: Instrument;
  readonly book: TicketBook;
  /** What was paid last; `undefined` before anything was. */
  readonly lastPrice: () => number | undefined;
  /** Of a perpetual. */
  readonly contract: Later<ContractMarket> | undefined;
  readonly preferences: TicketPreferences;
}
