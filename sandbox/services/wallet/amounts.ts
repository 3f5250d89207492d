import { invalidParameter } from '../../shared/api-error';
import { type Units, unitsFromText } from '../../engine/model/units';

/** Units of a figure that a caller sent. @throws ApiError -1005 for what is no plain decimal, or finer than a unit. */
export function unitsOf(text: string, name: string): Units {
  try {
    return unitsFromText(text);
  } catch {
    throw invalidParameter(name);
  }
}

/** Units of an amount that a caller sent: above zero, and no finer than `decimals`. @throws ApiError -1005 otherwise. */
export function amountOf(text: string, decimals: number, name = 'amount'): Units {
  const plain = /e/i.test(text) ? Number(text).toFixed(12) : text;
  const units = unitsOf(plain, name);
  const finest = 10n ** BigInt(12 - Math.min(decimals, 12));
  if (units <= 0n || units % finest !== 0n) throw invalidParameter(name);
  return units;
}
