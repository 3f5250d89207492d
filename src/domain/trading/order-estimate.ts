import { decimal, divide, roundTo, roundToStep, smallerOf, zero, type Decimal } from '../shared/decimal';
import { rests, type BookSide, type OrderDraft } from './order-draft';

/** What an order would do to the book as it stands. Quote and base amounts are before fees unless named otherwise. */
export interface OrderEstimate {
  /** Base quantity that would fill at once. */
  readonly filled: Decimal;
  /** Base quantity in all: what fills at once and what would rest. */
  readonly quantity: Decimal;
  /** Quote value in all. */
  readonly notional: Decimal;
  readonly averagePrice: Decimal | undefined;
  /** In the asset the order brings in (protocol 4.2). Rounded up to 12 decimals. */
  readonly fee: Decimal;
  /** What arrives, fee taken out; base for a buy, quote for a sell. */
  readonly received: Decimal;
  /** Average price against the best one, in percent of it, never negative. */
  readonly slippagePercent: Decimal;
  /** A market order finds all it asks for in the book. */
  readonly complete: boolean;
}

export interface FeeRates {
  readonly maker: Decimal;
  readonly taker: Decimal;
  /** The part of each fee that is left uncharged, as long and as far as that goes: an estimate does not count on it. */
  readonly rebate?: Decimal | undefined;
}

interface Fills {
  readonly base: Decimal;
  readonly quote: Decimal;
  readonly exhausted: boolean;
}

/** Walks the opposite side of the live book; `undefined` while the draft has no size, or a limit no price. */
export function estimateOrder(
  draft: OrderDraft,
  opposite: BookSide,
  step: Decimal,
  fees: FeeRates,
): OrderEstimate | undefined {
  if (draft.type === 'LIMIT' && !draft.price) return undefined;
  if (!draft.quantity && !draft.amount) return undefined;
  const fills = walk(draft, opposite, step);
  const resting = rests(draft) && draft.quantity ? draft.quantity.minus(fills.base) : zero;
  const restingQuote = draft.price ? resting.times(draft.price) : zero;
  const quantity = fills.base.plus(resting);
  const notional = fills.quote.plus(restingQuote);
  const taken = draft.side === 'BUY' ? fills.base : fills.quote;
  const made = draft.side === 'BUY' ? resting : restingQuote;
  const fee = roundTo(taken.times(fees.taker).plus(made.times(fees.maker)), 12, 'up');
  const averagePrice = quantity.gt(zero) ? divide(notional, quantity) : undefined;
  return {
    filled: fills.base,
    quantity,
    notional,
    averagePrice,
    fee,
    received: (draft.side === 'BUY' ? quantity : notional).minus(fee),
    slippagePercent: slippage(draft, opposite, fills),
    complete: rests(draft) || !fills.exhausted,
  };
}

function walk(draft: OrderDraft, opposite: BookSide, step: Decimal): Fills {
  let base = zero;
  let quote = zero;
  for (const [levelPrice, levelSize] of opposite) {
    const price = decimal(levelPrice);
    if (draft.type === 'LIMIT' && draft.price && (draft.side === 'BUY' ? price.gt(draft.price) : price.lt(draft.price)))
      break;
    const wanted = draft.amount
      ? roundToStep(divide(draft.amount.minus(quote), price), step, 'down')
      : draft.quantity!.minus(base);
    const taken = smallerOf(wanted, decimal(levelSize));
    base = base.plus(taken);
    quote = quote.plus(taken.times(price));
    if (wanted.lte(decimal(levelSize))) return { base, quote, exhausted: false };
  }
  return { base, quote, exhausted: true };
}

function slippage(draft: OrderDraft, opposite: BookSide, fills: Fills): Decimal {
  const best = opposite[0];
  if (!best || fills.base.lte(zero)) return zero;
  const bestPrice = decimal(best[0]);
  const average = divide(fills.quote, fills.base);
  const worse = draft.side === 'BUY' ? average.minus(bestPrice) : bestPrice.minus(average);
  return worse.gt(zero) ? divide(worse.times(100), bestPrice) : zero;
}
