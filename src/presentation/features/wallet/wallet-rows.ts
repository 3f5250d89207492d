import { decimal, zero } from '../../../domain/shared/decimal';
import type { ValuedHolding } from '../../../domain/wallet/holding';
import type { WalletChoices } from './wallet-choices';

/** USDT: below it an asset counts as small. What has no price is not hidden, for nobody knows that it is small. */
export const smallValue = decimal(1);

const by: Readonly<Record<WalletChoices['order'], (one: ValuedHolding, other: ValuedHolding) => number>> = {
  asset: (one, other) => one.asset.localeCompare(other.asset, 'en'),
  value: (one, other) => (other.value ?? zero).cmp(one.value ?? zero),
  available: (one, other) => other.available.cmp(one.available),
  change: (one, other) => (other.change ?? -Infinity) - (one.change ?? -Infinity),
};

/** What fits the search, starred ones first, then as chosen; equals by name. */
export function shownRows(
  holdings: readonly ValuedHolding[],
  search: string,
  { hideSmall, order, starred }: Omit<WalletChoices, 'currency'>,
): readonly ValuedHolding[] {
  const wanted = search.trim().toUpperCase();
  const stars = new Set(starred);
  return holdings
    .filter(({ asset, total }) => (total.eq(0) ? stars.has(asset) : true) && asset.toUpperCase().includes(wanted))
    .filter(({ asset, value }) => !hideSmall || stars.has(asset) || value === undefined || value.gte(smallValue))
    .sort(
      (one, other) =>
        Number(stars.has(other.asset)) - Number(stars.has(one.asset)) || by[order](one, other) || by.asset(one, other),
    );
}
