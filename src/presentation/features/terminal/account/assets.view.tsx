import { TickersStore } from '../../markets/tickers.store';
import { BalancesStore } from './balances.store';
import { BalancesView } from './balances.view';
import { view } from '../../../runtime/feature';

export interface AssetsStores {
  readonly balances: BalancesStore;
  readonly tickers: TickersStore;
}

export function AssetsTab({ stores }: { readonly stores: AssetsStores }) {
  return <BalancesView {...stores} />;
}

export default view(AssetsTab, { balances: BalancesStore, tickers: TickersStore });
