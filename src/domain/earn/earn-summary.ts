import { zero, type Decimal } from '../shared/decimal';
import { utcMidnight, type Instant } from '../shared/instant';
import type { EarnEvent, EarnPosition, EarnRedemption } from './earn-product';
import { assuredIn, forfeitedYield } from './earn-yield';

/** What an account has and had of one asset in products that earn. */
interface EarnSum {
  readonly asset: string;
  /** As the wallet counts it: what earns, what is on its way back, and interest that nothing forfeits. */
  readonly total: Decimal;
  /** Interest of terms that leaving them forfeits. */
  readonly forfeitable: Decimal;
  /** Of the day that ended at the last 00:00 UTC. */
  readonly yesterday: Decimal;
  /** Since the account's first subscription, that of terms under way included, less what was forfeited. */
  readonly cumulative: Decimal;
}

interface EarnBook {
  readonly open: readonly EarnPosition[];
  readonly redeeming: readonly EarnRedemption[];
}

export function earnSums({ open, redeeming }: EarnBook, history: readonly EarnEvent[], now: Instant): EarnSum[] {
  const sums = new Map<string, EarnSum>();
  const add = (asset: string, more: Partial<Omit<EarnSum, 'asset'>>): void => {
    const sum = sums.get(asset) ?? { asset, total: zero, forfeitable: zero, yesterday: zero, cumulative: zero };
    sums.set(asset, {
      asset,
      total: sum.total.plus(more.total ?? zero),
      forfeitable: sum.forfeitable.plus(more.forfeitable ?? zero),
      yesterday: sum.yesterday.plus(more.yesterday ?? zero),
      cumulative: sum.cumulative.plus(more.cumulative ?? zero),
    });
  };
  const midnight = utcMidnight(now);
  for (const position of open)
    add(position.asset, { total: assuredIn(position), forfeitable: forfeitedYield(position) });
  for (const { asset, amount } of redeeming) add(asset, { total: amount });
  for (const { asset, kind, amount, at } of history) {
    if (kind === 'FORFEIT') add(asset, { cumulative: amount.neg() });
    if (kind !== 'YIELD' && kind !== 'REINVEST' && kind !== 'ACCRUE') continue;
    add(asset, { cumulative: amount, yesterday: at === midnight ? amount : zero });
  }
  return [...sums.values()].sort((a, b) => a.asset.localeCompare(b.asset, 'en'));
}
