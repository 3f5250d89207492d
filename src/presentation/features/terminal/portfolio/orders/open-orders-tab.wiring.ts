import { marketsModule } from '../../../../../application/markets/markets.wiring';
import { contractAccountModule } from '../../../../../application/trading/contract-account.wiring';
import { portfolioModule } from '../../../../../application/trading/portfolio.wiring';
import { tradingModule } from '../../../../../application/trading/trading.wiring';
import { routeModule } from '../../../../runtime/route';
import { OpenOrdersStore } from '../../account/open-orders.store';
import { openOrdersModule } from '../../account/open-orders.wiring';
import { AlgoOrdersStore } from '../../desk/algo-orders.store';
import { contractStoresModule } from '../../desk/contract-desk.wiring';
import { InstrumentsStore } from '../instruments.store';
import { instrumentsModule } from '../instruments.wiring';
import { OpenOrdersTab, type OpenOrdersStores } from './open-orders-tab.view';
import { OrderDeskStore } from './order-desk.store';
import { orderDeskModule } from './order-desk.wiring';

export const openOrdersTab = routeModule<OpenOrdersStores>({
  Page: OpenOrdersTab,
  modules: [
    marketsModule,
    tradingModule,
    contractAccountModule,
    portfolioModule,
    openOrdersModule,
    contractStoresModule,
    instrumentsModule,
    orderDeskModule,
  ],
  stores: { orders: OpenOrdersStore, algoOrders: AlgoOrdersStore, instruments: InstrumentsStore, desk: OrderDeskStore },
});
