import { defineModule, provideClass } from '../../../../application/kernel/provider';
import { NoticesPort } from '../../../../application/platform/notices.port';
import { CancelAllOrders } from '../../../../application/trading/cancel-all-orders.use-case';
import { CancelOrder } from '../../../../application/trading/cancel-order.use-case';
import { OpenOrders } from '../../../../application/trading/open-orders';
import { OpenOrdersStore } from './open-orders.store';

/** The open orders on screen; shared by every part of the page that shows them. */
export const openOrdersModule = defineModule('presentation/open-orders', [
  provideClass(OpenOrdersStore, OpenOrders, CancelOrder, CancelAllOrders, NoticesPort),
]);
