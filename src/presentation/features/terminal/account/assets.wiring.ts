import { tradingModule } from '../../../../application/trading/trading.wiring';
import { routeModule } from '../../../runtime/route';
import { TickersStore } from '../../markets/tickers.store';
import { accountStoresModule } from './account-stores.wiring';
import { AssetsTab, type AssetsStores } from './assets.view';
import { BalancesStore } from './balances.store';

export const assetsTab = routeModule<AssetsStores>({
  Page: AssetsTab,
  modules: [tradingModule, accountStoresModule],
  stores: { balances: BalancesStore, tickers: TickersStore },
});
