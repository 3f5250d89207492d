import { decimalPlaces, type Decimal, roundTo } from '../shared/decimal';

/** Digits that tell an average price from its neighbours. */
const digits = 8;

/** The average price of an order as people read it: a quotient has no end of its own. */
export function shownAverage(value: Decimal): Decimal {
  const whole = value.abs().toFixed(0).length;
  const places = value.gte(1) ? Math.max(2, digits - whole) : digits;
  return roundTo(value, Math.min(places, decimalPlaces(value)), 'half-even');
}
