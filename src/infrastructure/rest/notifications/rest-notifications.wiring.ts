import { defineModule, provide } from '../../../application/kernel/provider';
import { NotificationsPort } from '../../../application/platform/notifications.port';
import { RestClient } from '../transport/rest-client';
import { RestNotificationsAdapter } from './rest-notifications.adapter';

export const restNotificationsModule = defineModule('rest-notifications', [
  provide(NotificationsPort, RestNotificationsAdapter, RestClient),
]);
