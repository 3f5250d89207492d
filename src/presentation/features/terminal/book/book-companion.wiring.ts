import { tradingModule } from '../../../../application/trading/trading.wiring';
import { routeModule } from '../../../runtime/route';
import { OpenOrdersStore } from '../account/open-orders.store';
import { openOrdersModule } from '../account/open-orders.wiring';
import { TradePreferencesStore } from '../trade-preferences.store';
import { tradePreferencesModule } from '../trade-preferences.wiring';
import { BookCompanion, type BookCompanionStores } from './book-companion.view';

export const bookCompanion = routeModule<BookCompanionStores>({
  Page: BookCompanion,
  modules: [tradingModule, openOrdersModule, tradePreferencesModule],
  stores: { orders: OpenOrdersStore, preferences: TradePreferencesStore },
});
