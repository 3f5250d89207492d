import { routeModule } from '../../runtime/route';
import { LastMarketPage, type LastMarketStores } from './last-market.page';
import { TradePreferencesStore } from './trade-preferences.store';
import { tradePreferencesModule } from './trade-preferences.wiring';

export const lastMarketPage = routeModule<LastMarketStores>({
  Page: LastMarketPage,
  modules: [tradePreferencesModule],
  stores: { preferences: TradePreferencesStore },
});
