import type { AppRoute } from '../../app/route';

/** The alerts of this device on the page of notifications. */
export const alertsSectionPart: AppRoute = {
  path: 'alerts: section',
  namespaces: ['commands'],
  adapters: ['markets', 'trading', 'positions', 'alerts'],
  load: async () => (await import('./alerts.wiring')).alertsSectionPart,
};
