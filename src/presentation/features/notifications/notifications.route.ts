import type { AppRoute } from '../../runtime/route';

export const notificationsRoute: AppRoute = {
  path: '/notification',
  namespaces: ['notifications'],
  adapters: ['notifications', 'trading'],
  load: async () => (await import('./notifications.wiring')).notificationsPage,
};

/** The count on the bell: opened by the shell, once the first page has had its time. */
export const bellPart: AppRoute = {
  path: 'part:bell',
  namespaces: ['notifications'],
  adapters: ['notifications', 'trading'],
  load: async () => (await import('./bell.wiring')).bell,
};
