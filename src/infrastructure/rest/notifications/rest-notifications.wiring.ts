import { defineModule, provide } from '../../../application/kernel/provider';
import { NotificationsCommandsPort } from '../../../application/platform/notifications-commands.port';
import { NotificationsPort } from '../../../application/platform/notifications.port';
import { RestNotificationsAdapter } from './rest-notifications.adapter';

export default defineModule('rest-notifications', [
  provide(NotificationsPort, RestNotificationsAdapter),
  provide(NotificationsCommandsPort, RestNotificationsAdapter),
]);
