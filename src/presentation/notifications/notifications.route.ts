import type { AppRoute } from '../app/route';

export const notificationsRoute: AppRoute = {
  path: '/notification',
  namespaces: ['notifications'],
  adapters: ['notifications', 'trading'],
  load: async () => (await import('./notifications.wiring')).notificationsPage,
};
