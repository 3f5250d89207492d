import { defineModule, provideClass } from '../../../../application/kernel/provider';
import { marketsModule } from '../../../../application/markets/markets.wiring';
import { NoticesPort } from '../../../../application/platform/notices.port';
import { AlgoOrdersPort } from '../../../../application/trading/algo-orders.port';
import { CancelOrders } from '../../../../application/trading/cancel-orders.use-case';
import { contractAccountModule } from '../../../../application/trading/contract-account.wiring';
import { PlaceAlgoOrder } from '../../../../application/trading/place-algo-order.use-case';
import { PlaceOrder } from '../../../../application/trading/place-order.use-case';
import { portfolioModule } from '../../../../application/trading/portfolio.wiring';
import { TradingPort } from '../../../../application/trading/trading.port';
import { tradingModule } from '../../../../application/trading/trading.wiring';
import { routeModule } from '../../../app/route';
import { OpenOrdersStore } from '../../account/open-orders.store';
import { openOrdersModule } from '../../account/open-orders.wiring';
import { AlgoOrdersStore } from '../../desk/algo-orders.store';
import { contractStoresModule } from '../../desk/contract-desk.wiring';
import { InstrumentsStore } from '../instruments.store';
import { instrumentsModule } from '../instruments.wiring';
import { OpenOrdersTab, type OpenOrdersStores } from './open-orders-tab.view';
import { OrderDeskStore } from './order-desk.store';

export const orderDeskModule = defineModule('presentation/order-desk', [provideClass(OrderDeskStore, TradingPort, AlgoOrdersPort, CancelOrders, PlaceOrder, PlaceAlgoOrder, NoticesPort)]);

export const openOrdersTab = routeModule<OpenOrdersStores>({
  Page: OpenOrdersTab,
  modules: [marketsModule, tradingModule, contractAccountModule, portfolioModule, openOrdersModule, contractStoresModule, instrumentsModule, orderDeskModule],
  stores: { orders: OpenOrdersStore, algoOrders: AlgoOrdersStore, instruments: InstrumentsStore, desk: OrderDeskStore },
});
