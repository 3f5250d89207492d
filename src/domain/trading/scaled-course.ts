import { decimal, divide, roundTo, smallerOf, zero, type Decimal } from '../shared/decimal';
import type { OrderSide } from './order';
import type { BookSide } from './order-draft';
import type { FeeRates, OrderEstimate } from './order-estimate';
import { crossesSpread } from './price-band';
import { averageOfSlices, type PricedSlice } from './ticket-slices';

/** What orders at several prices would do to the book as it stands, sent one after the other. */
export interface ScaledCourse {
  readonly orders: readonly PricedSlice[];
  /** How many of them fill at once, if only in part. */
  readonly crossing: number;
  /** What they take of the book, best first. */
  readonly taken: readonly PricedSlice[];
  /** What of them waits. */
  readonly resting: readonly PricedSlice[];
}

export function scaledCourse(orders: readonly PricedSlice[], side: OrderSide, opposite: BookSide): ScaledCourse {
  const taken: PricedSlice[] = [];
  const resting: PricedSlice[] = [];
  let [crossing, level, used] = [0, 0, zero];
  for (const { price, quantity } of orders) {
    let left = quantity;
    while (left.gt(0) && level < opposite.length) {
      const [levelPrice, size] = [decimal(opposite[level]![0]), decimal(opposite[level]![1])];
      if (!crossesSpread(side, price, { bestBid: levelPrice, bestAsk: levelPrice })) break;
      const met = smallerOf(left, size.minus(used));
      if (met.gt(0)) taken.push({ price: levelPrice, quantity: met });
      left = left.minus(met);
      used = used.plus(met);
      if (used.gte(size)) [level, used] = [level + 1, zero];
    }
    if (left.lt(quantity)) crossing += 1;
    if (left.gt(0)) resting.push({ price, quantity: left });
  }
  return { orders, crossing, taken, resting };
}

/** `undefined` where nothing is to be traded. */
export function scaledEstimate(
  { taken, resting }: ScaledCourse,
  side: OrderSide,
  fees: FeeRates,
): OrderEstimate | undefined {
  const [now, later] = [sumOf(taken), sumOf(resting)];
  const [quantity, notional] = [now.base.plus(later.base), now.quote.plus(later.quote)];
  const averagePrice = averageOfSlices([...taken, ...resting]);
  if (!averagePrice) return undefined;
  const brought = side === 'BUY' ? 'base' : 'quote';
  const fee = roundTo(now[brought].times(fees.taker).plus(later[brought].times(fees.maker)), 12, 'up');
  return {
    filled: now.base,
    quantity,
    notional,
    averagePrice,
    fee,
    received: (side === 'BUY' ? quantity : notional).minus(fee),
    slippagePercent: slippage(taken),
    complete: true,
  };
}

function slippage(taken: readonly PricedSlice[]): Decimal {
  const [best, average] = [taken[0]?.price, averageOfSlices(taken)];
  return best && average ? divide(average.minus(best).abs().times(100), best) : zero;
}

function sumOf(parts: readonly PricedSlice[]) {
  return {
    base: parts.reduce((sum, { quantity }) => sum.plus(quantity), zero),
    quote: parts.reduce((sum, { price, quantity }) => sum.plus(price.times(quantity)), zero),
  };
}
