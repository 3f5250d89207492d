import { decimal, decimalPlaces, type Decimal } from '../shared/decimal';
import { parseMarketSymbol } from './market-symbol';

/*
 * Display of market data. All texts are plain decimals ("1234.5600"): no grouping, no exponent, a point for
 * the decimal separator, ready for a locale's number format, which takes such texts without losing a digit.
 */

/** Decimals of best bid and ask quantities (specification, section 5). */
const quantityPlaces = 2;

/** Decimals of a price: 4 for the product token against USDT, 2 otherwise (specification, section 5). */
export function pricePlaces(symbol: string, productToken: string): 2 | 4 {
  const parts = parseMarketSymbol(symbol);
  return parts?.base === productToken && parts.quote === 'USDT' ? 4 : 2;
}

/** A price of a ticker or a best bid and ask, rounded down; `undefined` when there is none to show. */
export function priceText(price: number | undefined, symbol: string, productToken: string): string | undefined {
  return roundedDownText(price, pricePlaces(symbol, productToken));
}

/** A quantity of a best bid and ask, rounded down. */
export function quantityText(quantity: number | undefined): string | undefined {
  return roundedDownText(quantity, quantityPlaces);
}

/**
 * Decimals of the trading terminal: those of the instrument's tick (prices) or step (quantities),
 * because a coin at 0.0000123 must not show as 0.00 (readings, 8).
 */
function placesOfStep(step: Decimal): number {
  return decimalPlaces(step);
}

/** A number of the terminal with the places of its tick or step, rounded down; `undefined` when there is none. */
export function stepText(value: number | undefined, step: Decimal): string | undefined {
  return roundedDownText(value, placesOfStep(step));
}

/** What lies between two prices, to the last digit of both: 86022.45 - 86021.58 is 0.87, not 0.8699999999953434. */
export function priceDifference(one: number, other: number): number {
  return Number(decimal(one).minus(decimal(other)));
}

/**
 * Rounds towards zero on the decimal text of a number, never by arithmetic: 1.15 stays 1.15, which times 100
 * and floored would be 1.14. `undefined` for what is not a finite number.
 */
export function roundedDownText(value: number | undefined, places: number): string | undefined {
  if (value === undefined || !Number.isFinite(value)) return undefined;
  const plain = plainText(Math.abs(value));
  const point = plain.indexOf('.');
  const whole = point < 0 ? plain : plain.slice(0, point);
  const fraction = point < 0 ? '' : plain.slice(point + 1, point + 1 + places);
  const text = places === 0 ? whole : `${whole}.${fraction.padEnd(places, '0')}`;
  return value < 0 && /[1-9]/.test(text) ? `-${text}` : text;
}

/** Shortest decimal text of a positive number, written out where `String` would use an exponent. */
function plainText(value: number): string {
  const text = String(value);
  const exponentAt = text.indexOf('e');
  if (exponentAt < 0) return text;
  const [whole, fraction = ''] = text.slice(0, exponentAt).split('.');
  const digits = `${whole}${fraction}`;
  const point = whole!.length + Number(text.slice(exponentAt + 1));
  // From 1e21 on no digit is left behind the point.
  return point < 0 ? `0.${'0'.repeat(-point)}${digits}` : digits + '0'.repeat(point - digits.length);
}
