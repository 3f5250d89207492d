import { routeModule } from '../../../runtime/route';
import { OwnTradesStores } from './own-trades.store';
import { ownTradesModule } from './own-trades-stores.wiring';
import { OwnTrades, type OwnTradesPartStores } from './own-trades.view';

export const ownTrades = routeModule<OwnTradesPartStores>({
  Page: OwnTrades,
  modules: [ownTradesModule],
  stores: { trades: OwnTradesStores },
});
