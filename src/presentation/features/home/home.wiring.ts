import { defineModule, provideClass } from '../../../application/kernel/provider';
import { Scheduler } from '../../../application/kernel/scheduler.port';
import { MarketsQueries } from '../../../application/markets/markets.queries';
import { marketsModule } from '../../../application/markets/markets.wiring';
import { Environment } from '../../../application/platform/environment';
import { routeModule } from '../../runtime/route';
import { TickersStore } from '../markets/tickers.store';
import { HomePage, type HomePageStores } from './home.page';
import { HomeStore } from './home.store';

const home = defineModule('presentation/home', [
  provideClass(HomeStore, MarketsQueries, TickersStore, Scheduler, Environment),
]);

export const homePage = routeModule<HomePageStores>({
  Page: HomePage,
  modules: [marketsModule, home],
  stores: { home: HomeStore, tickers: TickersStore },
});
