import { defineModule, provideClass } from '../../../application/kernel/provider';
import { Scheduler } from '../../../application/kernel/scheduler.port';
import { LocalStoragePort } from '../../../application/platform/local-storage.port';
import { AlgoOrdersPort } from '../../../application/trading/algo-orders.port';
import { contractAccountModule } from '../../../application/trading/contract-account.wiring';
import { PlaceAlgoOrder } from '../../../application/trading/place-algo-order.use-case';
import { PlaceOrder } from '../../../application/trading/place-order.use-case';
import { TradingPort } from '../../../application/trading/trading.port';
import { tradingModule } from '../../../application/trading/trading.wiring';
import { routeModule } from '../../app/route';
import { OpenOrdersStore } from '../account/open-orders.store';
import { openOrdersModule } from '../account/open-orders.wiring';
import { OwnTradesStores } from '../book/own-trades.store';
import { ownTradesModule } from '../book/own-trades-stores.wiring';
import { AlgoOrdersStore } from '../desk/algo-orders.store';
import { contractStoresModule } from '../desk/contract-desk.wiring';
import { LadderPreferencesStore } from './ladder-preferences.store';
import { Ladders } from './ladders';
import { LadderPanel, type LadderPartStores } from './ladder.view';

/** What the ladder stands on, apart from its view. */
export const ladderStores = defineModule('presentation/ladder', [
  provideClass(LadderPreferencesStore, LocalStoragePort),
  provideClass(Ladders, PlaceOrder, PlaceAlgoOrder, TradingPort, AlgoOrdersPort, OpenOrdersStore, AlgoOrdersStore, LadderPreferencesStore, Scheduler),
]);

export const ladder = routeModule<LadderPartStores>({
  Page: LadderPanel,
  modules: [tradingModule, contractAccountModule, contractStoresModule, openOrdersModule, ownTradesModule, ladderStores],
  stores: { ladders: Ladders, trades: OwnTradesStores },
});
