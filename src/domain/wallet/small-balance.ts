import { decimal, type Decimal } from '../shared/decimal';
import type { Holding } from './holding';

/** USDT: what is worth less counts as a small balance. */
export const smallBalanceBelow = decimal(10);

export interface SmallBalance {
  readonly asset: string;
  readonly amount: Decimal;
  /** USDT. */
  readonly value: Decimal;
  /** Worth as much as the exchange converts at least. */
  readonly convertible: boolean;
}

/** What lies free on the account in small, most valuable first. Parts below what an amount may say stay. */
export function smallBalancesOf(
  holdings: readonly Holding[],
  { into, assets, smallest }: { readonly into: string; readonly assets: readonly string[]; readonly smallest: Decimal },
): readonly SmallBalance[] {
  return holdings
    .flatMap(({ asset, available, price }) => {
      if (asset === into || !assets.includes(asset) || !price || !available.gt(0)) return [];
      const value = available.times(price);
      return value.lt(smallBalanceBelow) ? [{ asset, amount: available, value, convertible: value.gte(smallest) }] : [];
    })
    .sort((one, other) => other.value.cmp(one.value));
}
