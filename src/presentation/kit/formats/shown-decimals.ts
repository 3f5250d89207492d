import { type Decimal, decimalPlaces } from '../../../domain/shared/decimal';

/** At least the cents, at most 8 decimals. */
export function shownDecimals(amount: Decimal): number {
  return Math.min(8, Math.max(2, decimalPlaces(amount)));
}
