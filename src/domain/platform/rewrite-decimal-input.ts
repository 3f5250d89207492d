import { formatDecimalInput, parseDecimalInput } from './decimal-input';
import type { DecimalMarks } from './decimal-marks';

/** What was typed with some marks, written with others; what is no number stays as it was typed. */
export function rewriteDecimalInput(text: string, from: DecimalMarks, to: DecimalMarks): string {
  const input = parseDecimalInput(text, from);
  return input.ok ? formatDecimalInput(input.value, to) : text;
}
