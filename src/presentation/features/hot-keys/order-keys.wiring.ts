import { commandOrdersModule } from '../../../application/commands/command-orders.wiring';
import { PlaceCommandOrder } from '../../../application/commands/place-command-order.use-case';
import { defineModule, provideClass } from '../../../application/kernel/provider';
import { NoticesPort } from '../../../application/platform/notices.port';
import { Balances } from '../../../application/trading/balances';
import { contractAccountModule } from '../../../application/trading/contract-account.wiring';
import { OpenOrders } from '../../../application/trading/open-orders';
import { PlaceOrder } from '../../../application/trading/place-order.use-case';
import { Positions } from '../../../application/trading/positions';
import { tradingModule } from '../../../application/trading/trading.wiring';
import { TradingPort } from '../../../application/trading/trading.port';
import { routeModule } from '../../runtime/route';
import { HotKeys, type HotKeysStores } from './hot-keys.view';
import { hotKeysModule } from './hot-keys-store.wiring';
import { HotKeysStore } from './hot-keys.store';
import { OrderKeys } from './order-keys';

export const orderKeysModule = defineModule('presentation/order-keys', [
  provideClass(OrderKeys, PlaceCommandOrder, PlaceOrder, TradingPort, Balances, OpenOrders, Positions, NoticesPort),
]);

export const hotKeysPart = routeModule<HotKeysStores>({
  Page: HotKeys,
  modules: [tradingModule, contractAccountModule, commandOrdersModule, hotKeysModule, orderKeysModule],
  stores: { keys: HotKeysStore, orders: OrderKeys },
});
