import { paths } from '../../runtime/paths';
import type { MarketsTab } from './markets.store';

/** Address of a tab of the markets page; the first tab needs no word for it. */
export function marketsTabPath(tab: MarketsTab): string {
  return tab === 'ALL' ? paths.markets : `${paths.markets}?tab=${tab}`;
}
