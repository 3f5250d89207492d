import type { TickersStore } from '../../markets/tickers.store';
import type { BalancesStore } from './balances.store';
import { BalancesView } from './balances.view';

export interface AssetsStores {
  readonly balances: BalancesStore;
  readonly tickers: TickersStore;
}

export function AssetsTab({ stores }: { readonly stores: AssetsStores }) {
  return <BalancesView {...stores} />;
}
