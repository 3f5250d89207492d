import type { AppRoute } from '../../runtime/route';

/** Whether this device keeps alerts; says so without bringing what watches them. */
export const alertPresencePart: AppRoute = {
  path: 'alerts: presence',
  namespaces: [],
  adapters: [],
  load: async () => (await import('./alert-presence.wiring')).alertPresencePart,
};
