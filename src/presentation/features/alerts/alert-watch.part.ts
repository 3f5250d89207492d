import type { AppRoute } from '../../runtime/route';

/** Watches the alerts of this device and tells of them, on whatever page. */
export const alertWatchPart: AppRoute = {
  path: 'alerts: watch',
  namespaces: ['commands'],
  adapters: ['markets', 'trading', 'positions', 'alerts'],
  load: async () => (await import('./alerts.wiring')).alertWatchPart,
};
