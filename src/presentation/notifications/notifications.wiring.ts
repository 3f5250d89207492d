import { defineModule, provideClass } from '../../application/kernel/provider';
import { NoticesPort } from '../../application/platform/notices.port';
import { NotificationsPort } from '../../application/platform/notifications.port';
import { AccountStreamPort } from '../../application/trading/account-stream.port';
import { routeModule } from '../app/route';
import { NotificationsPage } from './notifications.page';
import { NotificationsStore } from './notifications.store';

export const notificationsPage = routeModule({
  Page: NotificationsPage,
  modules: [defineModule('presentation/notifications', [provideClass(NotificationsStore, NotificationsPort, AccountStreamPort, NoticesPort)])],
  stores: { notifications: NotificationsStore },
});
