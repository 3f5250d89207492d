import Big from 'big.js';

/**
 * Exact decimal number. All money, order prices and order quantities are `Decimal`;
 * the decimal library is reachable only through this file.
 */
export type Decimal = Big;

/** Direction of an explicit rounding. `down` is towards zero, `up` away from zero. */
export type Rounding = 'down' | 'up' | 'half-even';

const roundingModes: Record<Rounding, 0 | 2 | 3> = { down: 0, up: 3, 'half-even': 2 };

const plainDecimal = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/i;

/** Decimal of a trusted value. @throws RangeError when the text is not a finite decimal. */
export function decimal(value: string | number | Decimal): Decimal {
  const parsed = parseDecimal(value);
  if (parsed === undefined) throw new RangeError(`Not a decimal: ${String(value)}`);
  return parsed;
}

/** Decimal of an untrusted value; `undefined` for anything that is not a finite decimal. */
export function parseDecimal(value: unknown): Decimal | undefined {
  if (value instanceof Big) return value;
  if (typeof value === 'number') return Number.isFinite(value) ? new Big(String(value)) : undefined;
  if (typeof value !== 'string' || !plainDecimal.test(value.trim())) return undefined;
  // big.js takes no plus in front.
  return new Big(value.trim().replace(/^\+/, ''));
}

export const zero: Decimal = new Big(0);

/** Rounds to a number of decimal places. */
export function roundTo(value: Decimal, places: number, rounding: Rounding): Decimal {
  return value.round(places, roundingModes[rounding]);
}

/** Rounds to a multiple of `step` (a tick or a quantity step, greater than zero). */
export function roundToStep(value: Decimal, step: Decimal, rounding: Rounding): Decimal {
  return divide(value, step).round(0, roundingModes[rounding]).times(step);
}

/** Whether `value` is a whole multiple of `step` counted from zero. */
export function isMultipleOf(value: Decimal, step: Decimal): boolean {
  return value.mod(step).eq(0);
}

/** Quotient with 30 decimal places, rounded down; exact for ticks and steps. */
export function divide(dividend: Decimal, divisor: Decimal): Decimal {
  return exactBig(dividend).div(divisor);
}

/** Plain decimal text, never in exponent form. */
export function decimalText(value: Decimal): string {
  return value.toFixed();
}

/** Decimal text with exactly `places` decimals. */
export function fixedText(value: Decimal, places: number, rounding: Rounding): string {
  return value.toFixed(places, roundingModes[rounding]);
}

/** Number of decimals a step such as 0.001 has: 3. */
export function decimalPlaces(step: Decimal): number {
  const text = step.toFixed();
  const point = text.indexOf('.');
  return point < 0 ? 0 : text.length - point - 1;
}

export function smallerOf(a: Decimal, b: Decimal): Decimal {
  return a.lt(b) ? a : b;
}

const Precise = Big();
Precise.DP = 30;
Precise.RM = 0;

function exactBig(value: Decimal): Decimal {
  return new Precise(value);
}
