import { decimal, decimalPlaces, type Decimal } from '../shared/decimal';
import { writeZeros } from './counted-zeros';
import type { DecimalMarks } from './decimal-marks';

export type DecimalInputProblem = 'empty' | 'notANumber' | 'negative' | 'misplacedSeparator';

export type DecimalInput =
  /** `ambiguous`: the same text would mean another number in another language, so the reading should be shown. */
  | { readonly ok: true; readonly value: Decimal; readonly ambiguous: boolean }
  | { readonly ok: false; readonly problem: DecimalInputProblem };

const spaces = /[\s\u00a0\u2007\u2009\u202f'’]/g;

/**
 * Reads a number as people type or paste it. A single comma or point is the decimal mark, except where it
 * looks exactly like a thousands mark of the language ("1,234" in English); of two kinds the last is the
 * decimal mark. A separator is never dropped to make sense of the rest.
 */
export function parseDecimalInput(text: string, marks: DecimalMarks): DecimalInput {
  const typed = writeZeros(text).normalize('NFKC').trim();
  if (typed === '') return problem('empty');
  if (/^[-−–]/.test(typed)) return problem('negative');
  if (!/^[\d.,\s\u2007\u2009\u202f'’]*\d[\d.,\s\u2007\u2009\u202f'’]*$/.test(typed)) return problem('notANumber');

  const decimalAt = decimalMarkPosition(typed, marks);
  const whole = decimalAt < 0 ? typed : typed.slice(0, decimalAt);
  const fraction = decimalAt < 0 ? '' : typed.slice(decimalAt + 1);
  if (!/^\d*$/.test(fraction) || !wellGrouped(whole)) return problem('misplacedSeparator');
  const digits = whole.replace(/\D/g, '') || '0';
  return { ok: true, value: decimal(fraction ? `${digits}.${fraction}` : digits), ambiguous: isAmbiguous(typed) };
}

/**
 * Text of a value for an input field: the language's decimal mark, no thousands marks.
 * @param places so many decimals at least
 */
export function formatDecimalInput(value: Decimal, marks: DecimalMarks, places = 0): string {
  return value.toFixed(Math.max(places, decimalPlaces(value))).replace('.', marks.decimal);
}

function decimalMarkPosition(typed: string, marks: DecimalMarks): number {
  const points = typed.split('.').length - 1;
  const commas = typed.split(',').length - 1;
  if (points > 0 && commas > 0) return Math.max(typed.lastIndexOf('.'), typed.lastIndexOf(','));
  if (points + commas !== 1) return -1;
  const position = Math.max(typed.indexOf('.'), typed.indexOf(','));
  return isAmbiguous(typed) && typed[position] === marks.group ? -1 : position;
}

/** One mark before exactly three digits, with one to three before it: decimal or thousands, nobody can tell. */
function isAmbiguous(typed: string): boolean {
  return /^[1-9]\d{0,2}[.,]\d{3}$/.test(typed);
}

/** Plain digits, or groups of three with the same mark between all of them. */
function wellGrouped(whole: string): boolean {
  const marked = whole.replace(spaces, ' ');
  return /^\d*$/.test(marked) || /^\d{1,3}([., ])\d{3}(\1\d{3})*$/.test(marked);
}

function problem(kind: DecimalInputProblem): DecimalInput {
  return { ok: false, problem: kind };
}
