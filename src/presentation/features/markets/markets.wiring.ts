import { defineModule, provideClass } from '../../../application/kernel/provider';
import { Scheduler } from '../../../application/kernel/scheduler.port';
import { favouriteListsModule } from '../../../application/markets/favourite-lists.wiring';
import { MarketsQueries } from '../../../application/markets/markets.queries';
import { marketsModule } from '../../../application/markets/markets.wiring';
import { routeModule } from '../../runtime/route';
import { FavouritesStore } from './favourites.store';
import { favouritesModule } from './favourites.wiring';
import { MarketsPage, type MarketsPageStores } from './markets.page';
import { MarketsStore } from './markets.store';
import { TickersStore } from './tickers.store';

const markets = defineModule('presentation/markets', [
  provideClass(MarketsStore, MarketsQueries, TickersStore, FavouritesStore, Scheduler),
]);

export const marketsPage = routeModule<MarketsPageStores>({
  Page: MarketsPage,
  modules: [marketsModule, favouriteListsModule, favouritesModule, markets],
  stores: { markets: MarketsStore, tickers: TickersStore, favourites: FavouritesStore },
});
