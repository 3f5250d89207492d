import { TickersStore } from '../../../markets/tickers.store';
import { Balances } from '../../../../../application/trading/balances';
import { BalancesView } from './balances.view';
import { view } from '../../../../runtime/feature';

interface AssetsStores {
  readonly balances: Balances;
  readonly tickers: TickersStore;
}

function AssetsTab({ stores }: { readonly stores: AssetsStores }) {
  return <BalancesView {...stores} />;
}

export default view(AssetsTab, { balances: Balances, tickers: TickersStore });
