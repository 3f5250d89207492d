import { roundTo, type Decimal } from '../shared/decimal';

/** The nearest price of so many decimals at which closing certainly pays: further up for a long, down for a short. */
export function payingPrice(breakEven: Decimal, holding: Decimal, places: number): Decimal {
  return roundTo(breakEven, places, holding.gt(0) ? 'up' : 'down');
}
