import { decimalPlaces, type Decimal, roundTo } from '../shared/decimal';

/** Digits that tell an average price from its neighbours. */
const digits = 8;

/**
 * An average price as people read it: a quotient has no end of its own.
 * @param tick of its market, so that averages under each other have the same decimals
 */
export function shownAverage(value: Decimal, tick?: Decimal): Decimal {
  if (tick) return roundTo(value, decimalPlaces(tick), 'half-even');
  const whole = value.abs().toFixed(0).length;
  const places = value.gte(1) ? Math.max(2, digits - whole) : digits;
  return roundTo(value, Math.min(places, decimalPlaces(value)), 'half-even');
}
