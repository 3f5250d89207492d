import { routeModule } from '../../runtime/route';
import { NotificationsPage } from './notifications.page';
import { notificationsStores } from './notifications-stores.wiring';
import { NotificationsStore } from './notifications.store';

export const notificationsPage = routeModule({
  Page: NotificationsPage,
  modules: [notificationsStores],
  stores: { notifications: NotificationsStore },
});
