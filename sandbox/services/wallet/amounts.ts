import { invalidParameter } from '../../shared/api-error';
import { type Units, unitsFromText } from '../../engine/model/units';

/** Units of an amount that a caller sent: above zero, and no finer than `decimals`. @throws ApiError -1005 otherwise. */
export function amountOf(text: string, decimals: number, name = 'amount'): Units {
  const plain = /e/i.test(text) ? Number(text).toFixed(12) : text;
  let units: Units;
  try {
    units = unitsFromText(plain);
  } catch {
    throw invalidParameter(name);
  }
  const finest = 10n ** BigInt(12 - Math.min(decimals, 12));
  if (units <= 0n || units % finest !== 0n) throw invalidParameter(name);
  return units;
}
