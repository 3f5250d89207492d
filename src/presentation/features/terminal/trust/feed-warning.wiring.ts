import { feedHealthModule } from '../../../../application/markets/feed-health.wiring';
import { orderBooksModule } from '../../../../application/markets/order-books.wiring';
import { routeModule } from '../../../runtime/route';
import { FeedHealthStore } from './feed-health.store';
import { FeedWarning, type FeedWarningStores } from './feed-warning.view';
import { feedHealthStoreModule } from './trust-stores.wiring';

export const feedWarning = routeModule<FeedWarningStores>({
  Page: FeedWarning,
  modules: [orderBooksModule, feedHealthModule, feedHealthStoreModule],
  stores: { health: FeedHealthStore },
});
