import { useMemo } from 'react';
import { known } from '../../../application/kernel/resource';
import type { FeaturesQueries } from '../../../application/social/features.queries';
import { useResource } from '../../kit/data/use-resource';
import { useApp } from '../../runtime/app-context';

/** Parts of the product that the host switches. */
export type Switched =
  | 'buy-crypto'
  | 'copy-trading'
  | 'leaderboard-podium'
  | 'listing-campaign'
  | 'multi-symbol-trading'
  | 'staking-vaults'
  | 'vouchers';

/** Whether somebody has a part; what the host does not name, or has not said yet, is there. Inside an observer. */
export function useSwitch(features: FeaturesQueries, part: Switched): boolean {
  const own = useApp().session.status === 'loggedIn';
  const all = useMemo(() => features.all(own), [features, own]);
  return known(useResource(all))?.find(({ key }) => key === part)?.enabled ?? true;
}
