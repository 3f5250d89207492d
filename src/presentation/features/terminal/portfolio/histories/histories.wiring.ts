import { marketsModule } from '../../../../../application/markets/markets.wiring';
import { routeModule } from '../../../../runtime/route';
import { InstrumentsStore } from '../instruments.store';
import { instrumentsModule } from '../instruments.wiring';
import { Histories } from './histories';
import { historiesModule } from './histories-store.wiring';
import { HistoriesTab, type HistoriesStores } from './histories-tab.view';

export const historiesTab = routeModule<HistoriesStores>({
  Page: HistoriesTab,
  modules: [marketsModule, instrumentsModule, historiesModule],
  stores: { histories: Histories, instruments: InstrumentsStore },
});
