import { defineModule, provideClass } from '../../../../../application/kernel/provider';
import { NoticesPort } from '../../../../../application/platform/notices.port';
import { AlgoOrdersPort } from '../../../../../application/trading/algo-orders.port';
import { CancelOrders } from '../../../../../application/trading/cancel-orders.use-case';
import { EditOrder } from '../../../../../application/trading/edit-order.use-case';
import { PlaceAlgoOrder } from '../../../../../application/trading/place-algo-order.use-case';
import { PlaceOrder } from '../../../../../application/trading/place-order.use-case';
import { OrderDeskStore } from './order-desk.store';

/** Apart from its tab, because it needs no page. */
export const orderDeskModule = defineModule('presentation/order-desk', [
  provideClass(OrderDeskStore, EditOrder, AlgoOrdersPort, CancelOrders, PlaceOrder, PlaceAlgoOrder, NoticesPort),
]);
