import { divide, smallerOf, zero, type Decimal } from '../shared/decimal';
import type { SpotCost } from './spot-cost';

/** What is held of an asset, against what own trades say it has cost. Money in the quote asset of its market. */
export interface SpotHolding {
  readonly asset: string;
  /** Its spot market. */
  readonly symbol: string;
  readonly held: Decimal;
  /** Bought in that market and still held; the rest came from elsewhere, at a cost that nobody knows. */
  readonly bought: Decimal;
  /** Average of what was bought, fees included; absent where nothing was. */
  readonly averageCost: Decimal | undefined;
}

/** What was bought may be more than is held, because some of it was sent away: it costs what it has cost on average. */
export function spotHolding(
  asset: string,
  symbol: string,
  held: Decimal,
  { quantity, cost }: Pick<SpotCost, 'quantity' | 'cost'>,
): SpotHolding {
  return {
    asset,
    symbol,
    held,
    bought: smallerOf(held, quantity),
    averageCost: quantity.gt(0) ? divide(cost, quantity) : undefined,
  };
}

/** Profit at a price of the part whose cost is known, and that profit against its cost in percent. */
export function holdingProfit(
  { bought, averageCost }: SpotHolding,
  price: Decimal,
): { readonly pnl: Decimal; readonly percent: Decimal | undefined } | undefined {
  if (!averageCost || bought.lte(zero)) return undefined;
  const cost = bought.times(averageCost);
  const pnl = bought.times(price).minus(cost);
  return { pnl, percent: cost.gt(0) ? divide(pnl.times(100), cost) : undefined };
}
