import { decimal, zero, type Decimal } from '../shared/decimal';
import type { PublishedAmount } from './merkle-tree';

export interface DifferingTotal {
  readonly asset: string;
  readonly counted: Decimal;
  readonly published: Decimal;
}

/** Assets whose sum over all leaves is not what was published as owed. */
export function differingTotals(
  counted: readonly PublishedAmount[],
  published: readonly PublishedAmount[],
): readonly DifferingTotal[] {
  const mine = amounts(counted);
  const theirs = amounts(published);
  return [...new Set([...mine.keys(), ...theirs.keys()])]
    .map((asset) => ({ asset, counted: mine.get(asset) ?? zero, published: theirs.get(asset) ?? zero }))
    .filter((total) => !total.counted.eq(total.published));
}

const amounts = (rows: readonly PublishedAmount[]): ReadonlyMap<string, Decimal> =>
  new Map(rows.map(({ asset, amount }) => [asset, decimal(amount)]));
