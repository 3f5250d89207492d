import type { Failure } from '../../../../application/kernel/failure';
import type { OrderBookStatus } from '../../../../application/markets/order-book-feed';
import type { Placement } from '../../../../application/trading/place-once';
import type { OrderIntent } from '../../../../application/trading/place-order.use-case';
import type { Decimal } from '../../../../domain/shared/decimal';
import type { OrderSide } from '../../../../domain/trading/order';
import type { BookSide, OrderDraft } from '../../../../domain/trading/order-draft';
import type { OrderProblem } from '../../../../domain/trading/order-rules';
import type { SizeUnit } from './order-draft-text';

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
  asksBefore(reason: SkippableReason): boolean;
  readonly sizeUnit: 'base' | 'quote';
  set(change: { sizeUnit: 'base' | 'quote' }): void;
}

/** What an order of a perpetual stands on in place of balances; comes with the part that trades contracts. */
export interface MarginMeans {
  /** Free collateral, in quote. */
  readonly available: Decimal | undefined;
  /** Base quantity. */
  largest(side: OrderSide): Decimal | undefined;
  /** The base quantity that an amount of a unit stands for. */
  quantityOf(amount: Decimal, unit: SizeUnit): Decimal | undefined;
  amountOf(quantity: Decimal, unit: SizeUnit): Decimal | undefined;
  problem(draft: OrderDraft): OrderProblem | undefined;
  readonly leverage: number | undefined;
  /** Where the position would be liquidated once the order has filled. */
  readonly liquidationAfter: Decimal | undefined;
  readonly terms: Pick<OrderIntent, 'positionSide' | 'marginMode' | 'reduceOnly'>;
}

/** What is more than one order of the book; comes with the part that knows its fields. */
export interface OrderProgram {
  /** Names of its fields, by which they are touched. */
  readonly fields: readonly string[];
  /** Whether anything keeps it back. */
  readonly faulty: boolean;
  readonly reason: AdvancedKind;
  /** What its parts would trade at on average, where it names their prices. */
  readonly average?: Decimal | undefined;
  /** Whether the price that sets it off lies above the market; `undefined` where no single price does. */
  readonly rises?: boolean | undefined;
  /** Where what it opens is closed again. */
  readonly targets?: { readonly takeProfit?: Decimal | undefined; readonly stopLoss?: Decimal | undefined } | undefined;
  place(onLost: () => void): Promise<Placement>;
}

/** What to know before an order is sent. */
export type OrderWarning = 'stale' | 'worse' | 'crosses' | 'away' | 'liquidation';

export type PriceChip = 'bid' | 'middle' | 'ask';
/** What a person may choose not to be asked about. */
export type SkippableReason = 'market' | 'limit' | 'farFromMarket' | AdvancedKind;
/** Kinds of orders beyond limit and market, each with a question of its own; its words come with the kind. */
const advancedKinds = ['stop', 'trailing', 'oco', 'bracket', 'scaled', 'twap', 'iceberg'] as const;
export type AdvancedKind = (typeof advancedKinds)[number];
/** `outOfBounds` is always asked about: hardly anybody means such a price. */
export type ConfirmationReason = SkippableReason | 'outOfBounds';

export function isAdvanced(reason: ConfirmationReason): reason is AdvancedKind {
  return (advancedKinds as readonly string[]).includes(reason);
}

export type SubmitOutcome = { readonly kind: 'problems' | 'confirming' | 'sent' | 'ignored' };

export interface PlacedOrder {
  readonly side: OrderSide;
  readonly quantity: Decimal;
  readonly symbol: string;
}

export type OrderMessage =
  (PlacedOrder & { readonly kind: 'placed' }) | { readonly kind: 'failed' | 'unknown'; readonly failure: Failure };
