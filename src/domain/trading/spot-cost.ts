import { divide, smallerOf, zero, type Decimal } from '../shared/decimal';
import type { Fill } from './order';

/** What a sale on a spot market has brought against what was paid for it. */
export interface SpotSale {
  readonly fill: Fill;
  /** Quote, fees taken out; of the part alone whose cost is known. */
  readonly profit: Decimal;
}

/** What one's own trades of a spot market say of what is held of its base asset. */
export interface SpotCost {
  /** Bought there and not sold there again, in base. */
  readonly quantity: Decimal;
  /** What that has cost, fees included, at the average of what was bought; in quote. */
  readonly cost: Decimal;
  /** Sales of what was bought there, oldest first. What came from elsewhere is sold at a profit that nobody knows. */
  readonly sales: readonly SpotSale[];
}

/**
 * Fees in base make what was bought smaller; fees in a third asset are left out, because their worth is not told.
 * @param fills oldest first, all of one spot market
 */
export function spotCost(
  fills: readonly Fill[],
  { base, quote }: { readonly base: string; readonly quote: string },
): SpotCost {
  let [quantity, cost] = [zero, zero];
  const sales: SpotSale[] = [];
  for (const fill of fills) {
    const value = fill.price.times(fill.quantity);
    if (fill.side === 'BUY') {
      quantity = quantity.plus(fill.feeAsset === base ? fill.quantity.minus(fill.fee) : fill.quantity);
      cost = cost.plus(fill.feeAsset === quote ? value.plus(fill.fee) : value);
      continue;
    }
    const sold = smallerOf(fill.quantity, quantity);
    if (sold.lte(0)) continue;
    const share = divide(sold, fill.quantity);
    const paid = sold.eq(quantity) ? cost : divide(cost.times(sold), quantity);
    sales.push({
      fill,
      profit: value
        .minus(feeInQuote(fill, base, quote))
        .times(share)
        .minus(paid),
    });
    quantity = quantity.minus(sold);
    cost = cost.minus(paid);
  }
  return { quantity, cost, sales };
}

function feeInQuote({ fee, feeAsset, price }: Fill, base: string, quote: string): Decimal {
  if (feeAsset === quote) return fee;
  return feeAsset === base ? fee.times(price) : zero;
}
