import { isOnTick, type Instrument } from '../markets/instrument';
import { isMultipleOf, zero, type Decimal } from '../shared/decimal';
import { priceBand } from './price-band';
import type { OrderSide } from './order';
import { isPegged, type OrderDraft } from './order-draft';
import type { RejectionReason } from './rejection-reason';

type OrderField = 'price' | 'quantity' | 'amount' | 'visible';

/** A rule the draft breaks, at the field that can mend it. `limit` is the value that rule draws the line at. */
export interface OrderProblem {
  readonly field: OrderField;
  readonly reason: RejectionReason | 'missing';
  readonly limit?: Decimal | undefined;
  /** Of `limit`, where it is a balance: what the order pays with. */
  readonly asset?: string | undefined;
  /** Which side of `limit` the value must be on. */
  readonly bound?: 'atLeast' | 'atMost' | undefined;
}

export interface OrderSurroundings {
  readonly instrument: Instrument;
  readonly bestBid?: Decimal | undefined;
  readonly bestAsk?: Decimal | undefined;
  /** Balance of the asset the order pays with; not checked while unknown. */
  readonly available?: Decimal | undefined;
  /** Quote cost of a market order by quantity, from walking the book. */
  readonly marketCost?: Decimal | undefined;
  /** Of an order that waits: the highest price it may trade at. */
  readonly dearestPrice?: Decimal | undefined;
  /** It comes to the book later, whatever stands there now. */
  readonly waits?: boolean | undefined;
}

/**
 * The trading rules of protocol 4.2, in the order a person fills in the form; one problem per field.
 * The exchange checks the same rules again: this only says so earlier and at the right place.
 */
export function orderProblems(draft: OrderDraft, surroundings: OrderSurroundings): readonly OrderProblem[] {
  const price = draft.type === 'LIMIT' ? priceProblem(draft, surroundings) : undefined;
  const size = sizeProblem(draft, surroundings) ?? (price ? undefined : valueProblem(draft, surroundings));
  return [price, size, visibleProblem(draft, surroundings)].filter((problem) => problem !== undefined);
}

function priceProblem(draft: OrderDraft, surroundings: OrderSurroundings): OrderProblem | undefined {
  const { instrument } = surroundings;
  const { price } = draft;
  if (isPegged(draft)) return price ? undefined : { field: 'price', reason: 'noLiquidity' };
  if (!price) return { field: 'price', reason: 'missing' };
  const minimum = instrument.minimumPrice.gt(zero) ? instrument.minimumPrice : instrument.tick;
  if (price.lt(minimum)) return { field: 'price', reason: 'priceOutOfBounds', limit: minimum, bound: 'atLeast' };
  if (price.gt(instrument.maximumPrice))
    return { field: 'price', reason: 'priceOutOfBounds', limit: instrument.maximumPrice, bound: 'atMost' };
  if (!isOnTick(price, instrument)) return { field: 'price', reason: 'priceNotOnTick', limit: instrument.tick };
  if (surroundings.waits) return undefined;
  const opposite = draft.side === 'BUY' ? surroundings.bestAsk : surroundings.bestBid;
  if (draft.timing === 'POST_ONLY' && opposite && (draft.side === 'BUY' ? price.gte(opposite) : price.lte(opposite))) {
    return {
      field: 'price',
      reason: 'postOnlyWouldTake',
      limit: opposite,
      bound: draft.side === 'BUY' ? 'atMost' : 'atLeast',
    };
  }
  return bandProblem(draft.side, price, surroundings);
}

/** A limit too far from the market, with the nearest price that would be accepted. */
export function bandProblem(
  side: OrderSide,
  price: Decimal,
  surroundings: Pick<OrderSurroundings, 'instrument' | 'bestBid' | 'bestAsk'>,
): OrderProblem | undefined {
  const { lowest, highest } = priceBand(side, surroundings);
  if (highest && price.gt(highest))
    return { field: 'price', reason: 'priceOutOfBand', limit: highest, bound: 'atMost' };
  if (lowest && price.lt(lowest)) return { field: 'price', reason: 'priceOutOfBand', limit: lowest, bound: 'atLeast' };
  return undefined;
}

function sizeProblem(draft: OrderDraft, { instrument }: OrderSurroundings): OrderProblem | undefined {
  // An amount has no step of its own; its value is checked like every order's.
  if (draft.amount) return undefined;
  const { quantity } = draft;
  if (!quantity) return { field: 'quantity', reason: 'missing' };
  const minimum = instrument.minimumQuantity.gt(zero) ? instrument.minimumQuantity : instrument.step;
  if (quantity.lt(minimum))
    return { field: 'quantity', reason: 'quantityOutOfBounds', limit: minimum, bound: 'atLeast' };
  if (quantity.gt(instrument.maximumQuantity))
    return { field: 'quantity', reason: 'quantityOutOfBounds', limit: instrument.maximumQuantity, bound: 'atMost' };
  if (!isMultipleOf(quantity.minus(instrument.minimumQuantity), instrument.step))
    return { field: 'quantity', reason: 'quantityNotOnStep', limit: instrument.step };
  return undefined;
}

/** An iceberg shows a part of itself, in whole steps; 0 shows nothing. */
function visibleProblem(
  { visible, quantity }: OrderDraft,
  { instrument }: OrderSurroundings,
): OrderProblem | undefined {
  if (!visible) return undefined;
  if (quantity && visible.gt(quantity))
    return { field: 'visible', reason: 'quantityOutOfBounds', limit: quantity, bound: 'atMost' };
  return isMultipleOf(visible, instrument.step)
    ? undefined
    : { field: 'visible', reason: 'quantityNotOnStep', limit: instrument.step };
}

function valueProblem(draft: OrderDraft, surroundings: OrderSurroundings): OrderProblem | undefined {
  const { instrument, available } = surroundings;
  const field = draft.amount ? 'amount' : 'quantity';
  const opposite = draft.side === 'BUY' ? surroundings.bestAsk : surroundings.bestBid;
  if (draft.type === 'MARKET' && !opposite) return { field, reason: 'noLiquidity' };
  const { dearestPrice } = surroundings;
  const price = draft.type === 'LIMIT' ? draft.price : (dearestPrice ?? opposite);
  const value = draft.amount ?? (price && draft.quantity ? price.times(draft.quantity) : undefined);
  if (value?.lt(instrument.minimumNotional))
    return { field, reason: 'belowMinimumNotional', limit: instrument.minimumNotional, bound: 'atLeast' };
  if (!available) return undefined;
  const dearest = dearestPrice && draft.quantity?.times(dearestPrice);
  const spent =
    draft.side === 'SELL'
      ? draft.quantity
      : (draft.amount ?? dearest ?? (draft.type === 'MARKET' ? (surroundings.marketCost ?? value) : value));
  const asset = draft.side === 'SELL' ? instrument.base : instrument.quote;
  if (spent?.gt(available)) return { field, reason: 'insufficientBalance', limit: available, asset, bound: 'atMost' };
  return undefined;
}
