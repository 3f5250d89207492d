import { divide, smallerOf, zero, type Decimal } from '../shared/decimal';
import type { Conversion } from '../wallet/conversion';
import { feeInQuote } from './fill-fee';
import type { Fill } from './order';

/** What of a trade counts for what was paid. */
type Trade = Pick<Fill, 'side' | 'price' | 'quantity' | 'fee' | 'feeAsset'>;

interface Pair {
  readonly base: string;
  readonly quote: string;
}

/** What a sale on a spot market has brought against what was paid for it. */
interface SpotSale<Sold extends Trade = Fill> {
  readonly fill: Sold;
  /** Quote, fees taken out; of the part alone whose cost is known. */
  readonly profit: Decimal;
}

/** What one's own trades of a spot market say of what is held of its base asset. */
export interface SpotCost<Traded extends Trade = Fill> {
  /** Bought there and not sold there again, in base. */
  readonly quantity: Decimal;
  /** What that has cost, fees included, at the average of what was bought; in quote. */
  readonly cost: Decimal;
  /** Sales of what was bought there, oldest first. What came from elsewhere is sold at a profit that nobody knows. */
  readonly sales: readonly SpotSale<Traded>[];
}

/**
 * Fees in base make what was bought smaller; fees in a third asset are left out, because their worth is not told.
 * @param fills oldest first, all of one spot market
 */
export function spotCost<Traded extends Trade = Fill>(fills: readonly Traded[], market: Pair): SpotCost<Traded> {
  const { base, quote } = market;
  let [quantity, cost] = [zero, zero];
  const sales: SpotSale<Traded>[] = [];
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
        .minus(feeInQuote(fill, market) ?? zero)
        .times(share)
        .minus(paid),
    });
    quantity = quantity.minus(sold);
    cost = cost.minus(paid);
  }
  return { quantity, cost, sales };
}

/**
 * What is held of a market's base asset, and what that has cost: by trades, and by conversions between its two assets, which
 * are trades at the price that was agreed, without a fee. Base that was given for a third asset takes its average cost
 * along; base that came for a third one came at a cost in quote that nobody was told.
 * @param fills newest first, all of one spot market
 */
export function holdingCost(
  fills: readonly Fill[],
  conversions: readonly Conversion[],
  market: Pair,
): Pick<SpotCost, 'quantity' | 'cost'> {
  const converted = conversions.flatMap((each) => tradeOf(each, market) ?? []);
  const trades = [...[...fills].reverse(), ...converted].sort((one, other) => one.at - other.at);
  const { quantity, cost } = spotCost<Trade>(trades, market);
  return { quantity, cost };
}

function tradeOf(
  { sellAsset, sellAmount, buyAsset, buyAmount, at }: Conversion,
  { base, quote }: Pair,
): (Trade & Pick<Fill, 'at'>) | undefined {
  const free = { fee: zero, feeAsset: quote, at };
  if (buyAsset === base && sellAsset === quote)
    return { ...free, side: 'BUY', quantity: buyAmount, price: divide(sellAmount, buyAmount) };
  if (sellAsset !== base) return undefined;
  // The price of a sale says nothing of what is left.
  return { ...free, side: 'SELL', quantity: sellAmount, price: zero };
}

/** Decimals of what one of an asset costs: the cents, and below one at least five digits that count. */
export function unitPriceDecimals(price: Decimal): number {
  return price.lt(1) && price.gt(0) ? Math.max(6, 4 - price.e) : 2;
}
