import type { RejectionReason } from '../../../src/domain/trading/rejection-reason';
import type { Instrument } from '../model/instrument';
import type { Command } from '../model/commands';
import type { Steps, Ticks } from '../model/units';
import type { OrderBook } from './order-book';
import type { RestingOrder } from './resting-order';

type Placement = Extract<Command, { type: 'place' }>;

/** Price bounds and band (protocol 4.2). Prices are ticks, so "on tick" means whole. */
export function priceFault(book: OrderBook, side: RestingOrder['side'], price: Ticks): RejectionReason | undefined {
  const { instrument } = book;
  if (!Number.isSafeInteger(price)) return 'priceNotOnTick';
  if (price < instrument.minPrice || price > instrument.maxPrice) return 'priceOutOfBounds';
  const reference = book.reference(side);
  if (reference === undefined) return undefined;
  const inside =
    side === 'BUY'
      ? price <= instrument.highestBid(reference) && price >= instrument.lowestBid(reference)
      : price >= instrument.lowestAsk(reference) && price <= instrument.highestAsk(reference);
  return inside ? undefined : 'priceOutOfBand';
}

export function quantityFault(instrument: Instrument, quantity: Steps): RejectionReason | undefined {
  if (!Number.isSafeInteger(quantity)) return 'quantityNotOnStep';
  return quantity < instrument.minQuantity || quantity > instrument.maxQuantity ? 'quantityOutOfBounds' : undefined;
}

/** Everything about a limit-type order that needs no money and no matching. What closes a whole position may be smaller than the minimum. */
export function limitFault(
  book: OrderBook,
  side: RestingOrder['side'],
  price: Ticks,
  quantity: Steps,
  closesAll = false,
): RejectionReason | undefined {
  const fault = priceFault(book, side, price);
  if (fault !== undefined) return fault;
  if (closesAll) return Number.isSafeInteger(quantity) && quantity > 0 ? undefined : 'quantityNotOnStep';
  return (
    quantityFault(book.instrument, quantity) ??
    (book.instrument.belowMinimum(price, quantity) ? 'belowMinimumNotional' : undefined)
  );
}

/** A market order takes a quantity, or on a spot buy an amount of quote, never both. */
export function marketFault(book: OrderBook, order: Placement, closesAll = false): RejectionReason | undefined {
  const { instrument } = book;
  const best = book.opposite(order.side).best?.price;
  if (order.amount !== undefined) {
    if (order.side !== 'BUY' || order.quantity !== undefined || instrument.perpetual) return 'quantityOutOfBounds';
    if (order.amount < instrument.minNotional || order.amount <= 0n) return 'belowMinimumNotional';
    return best === undefined ? 'noLiquidity' : undefined;
  }
  const fault = closesAll ? undefined : quantityFault(instrument, order.quantity ?? 0);
  if (fault !== undefined) return fault;
  if (best === undefined) return 'noLiquidity';
  if (closesAll) return undefined;
  return instrument.belowMinimum(best, order.quantity!) ? 'belowMinimumNotional' : undefined;
}
