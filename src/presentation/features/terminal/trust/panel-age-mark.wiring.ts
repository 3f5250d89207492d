import { feedHealthModule } from '../../../../application/markets/feed-health.wiring';
import { orderBooksModule } from '../../../../application/markets/order-books.wiring';
import { routeModule } from '../../../runtime/route';
import { PanelAgeMark, type PanelAgeStores } from './panel-age-mark.view';
import { PanelAgesStore } from './panel-ages.store';
import { feedHealthStoreModule, panelAgesModule } from './trust-stores.wiring';

export const panelAgeMark = routeModule<PanelAgeStores>({
  Page: PanelAgeMark,
  modules: [orderBooksModule, feedHealthModule, feedHealthStoreModule, panelAgesModule],
  stores: { ages: PanelAgesStore },
});
