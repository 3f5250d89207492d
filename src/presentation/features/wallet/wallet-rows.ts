import { type Decimal, decimal, zero } from '../../../domain/shared/decimal';
import type { MovableBalances } from '../../../application/wallet/movable-balances';
import type { ValuedHolding } from '../../../domain/wallet/holding';
import type { WalletChoices } from './wallet-choices';

/** USDT: below it an asset counts as small. What has no price is not hidden, for nobody knows that it is small. */
const smallValue = decimal(1);

/** What somebody holds, with what of it contracts stand on; neither is known before that is. */
export interface WalletRow extends Omit<ValuedHolding, 'available'> {
  readonly available: Decimal | undefined;
  readonly inMargin: Decimal | undefined;
}

export function walletRow(holding: ValuedHolding, movable: Pick<MovableBalances, 'kept'>): WalletRow {
  const { asset, available } = holding;
  const inMargin = movable.kept(asset, available);
  return { ...holding, available: inMargin && available.minus(inMargin), inMargin };
}

const by: Readonly<Record<WalletChoices['order'], (one: WalletRow, other: WalletRow) => number>> = {
  asset: (one, other) => one.asset.localeCompare(other.asset, 'en'),
  value: (one, other) => (other.value ?? zero).cmp(one.value ?? zero),
  available: (one, other) => availableValue(other).cmp(availableValue(one)),
  change: (one, other) => (other.change ?? -Infinity) - (one.change ?? -Infinity),
};

/** Amounts of different assets do not compare. */
function availableValue({ available, price }: WalletRow): Decimal {
  return available && price ? available.times(price) : zero;
}

/** What fits the search, starred ones first, then as chosen; equals by name. */
export function shownRows(
  holdings: readonly WalletRow[],
  search: string,
  { hideSmall, order, starred }: Omit<WalletChoices, 'currency'>,
): readonly WalletRow[] {
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
