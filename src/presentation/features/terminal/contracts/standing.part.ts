import type { AppRoute } from '../../../runtime/route';

/** How the account stands as a whole. */
export const standingPart: AppRoute = {
  path: 'standing',
  namespaces: ['contracts'],
  adapters: ['trading', 'positions', 'contracts'],
  load: async () => (await import('./standing.wiring')).standing,
};
