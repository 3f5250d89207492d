import { type Decimal, decimalPlaces } from '../../../domain/shared/decimal';

/** At least the cents, at most 8 decimals. */
export function shownDecimals(amount: Decimal): number {
  return Math.min(8, Math.max(2, decimalPlaces(amount)));
}

/** Of what one of an asset costs: the cents, and below one at least five digits that count. */
export function unitPriceDecimals(price: Decimal): number {
  return price.lt(1) && price.gt(0) ? Math.max(6, 4 - price.e) : 2;
}
