import { defineModule, provideClass } from '../../../application/kernel/provider';
import { NoticesPort } from '../../../application/platform/notices.port';
import { NotificationsPort } from '../../../application/platform/notifications.port';
import { AccountStreamPort } from '../../../application/trading/account-stream.port';
import { NotificationsStore } from './notifications.store';

export const notificationsStores = defineModule('presentation/notifications', [
  provideClass(NotificationsStore, NotificationsPort, AccountStreamPort, NoticesPort),
]);
