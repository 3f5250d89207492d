import type { AppRoute } from '../../runtime/route';

/** The alerts of this device on the page of notifications. */
export const alertsSectionPart: AppRoute = {
  path: 'alerts: section',
  namespaces: ['commands'],
  adapters: ['markets', 'trading', 'positions', 'alerts'],
  load: async () => (await import('./alerts.wiring')).alertsSectionPart,
};
