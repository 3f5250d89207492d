/* Numbers as streams send them: JSON numbers (event envelope) or decimal texts (cmd envelope). */

export const powersOfTen = Array.from({ length: 16 }, (_, exponent) => 10 ** exponent);

/** A text of this many digits is read exactly by counting them together. */
const exactDigits = 15;
const longestText = 25;
const decimalText = /^\d+(\.\d+)?(e[+-]?\d{1,3})?$/i;

const largest = Number.MAX_SAFE_INTEGER;

/**
 * A price, size, volume or count: finite, not negative, at most 2^53, else NaN. NaN goes through sums and
 * comparisons, so a reader checks a whole row with one comparison.
 */
export function wireNumber(value: unknown): number {
  if (typeof value === 'number') return value >= 0 && value <= largest ? value : NaN;
  return typeof value === 'string' ? numberOfText(value) : NaN;
}

/** Digits with at most one point inside; anything else, and what has too many digits, goes the slow way. */
function numberOfText(text: string): number {
  const length = text.length;
  if (length === 0 || length > exactDigits) return numberOfLongText(text);
  let digits = 0;
  let point = -1;
  for (let index = 0; index < length; index += 1) {
    const code = text.charCodeAt(index) - 48;
    if (code >= 0 && code <= 9) digits = digits * 10 + code;
    else if (code === -2 && point < 0 && index > 0) point = index;
    else return numberOfLongText(text);
  }
  if (point < 0) return digits;
  // Both are whole and exact, so the quotient is the number nearest to the text.
  return point === length - 1 ? NaN : digits / powersOfTen[length - 1 - point]!;
}

function numberOfLongText(text: string): number {
  if (text.length > longestText || !decimalText.test(text)) return NaN;
  const value = Number(text);
  return value <= largest ? value : NaN;
}

/** A time in seconds or milliseconds, as milliseconds; NaN when it is none. */
export function wireInstant(value: unknown): number {
  const time = wireNumber(value);
  const milliseconds = Math.round(time >= 1e11 ? time : time * 1000);
  return milliseconds > 0 ? milliseconds : NaN;
}

/** A field that may be missing: `undefined` also for what cannot be read. */
export function optionalNumber(value: unknown): number | undefined {
  if (value === undefined) return undefined;
  const number = wireNumber(value);
  return number >= 0 ? number : undefined;
}

/** As `wireInstant`, for a field that may be missing. */
export function optionalInstant(value: unknown): number | undefined {
  if (value === undefined) return undefined;
  const time = wireInstant(value);
  return time > 0 ? time : undefined;
}
