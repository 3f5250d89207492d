import type { AppRoute } from '../../../runtime/route';

/** Loaded where a perpetual is on the page. */
export const contractDeskPart: AppRoute = {
  path: 'contract-desk',
  namespaces: ['contracts'],
  adapters: ['trading', 'positions', 'contracts'],
  load: async () => (await import('./contract-desk.wiring')).contractDesk,
};
