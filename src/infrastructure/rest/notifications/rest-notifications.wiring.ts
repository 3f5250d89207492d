import { defineModule, provide } from '../../../application/kernel/provider';
import { NotificationsPort } from '../../../application/platform/notifications.port';
import { RestNotificationsAdapter } from './rest-notifications.adapter';

export const restNotificationsModule = defineModule('rest-notifications', [
  provide(NotificationsPort, RestNotificationsAdapter),
]);
