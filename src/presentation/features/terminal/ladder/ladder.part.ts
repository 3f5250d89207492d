import type { AppRoute } from '../../../runtime/route';

/** The price ladder, where somebody has it on the page. */
export const ladderPart: AppRoute = {
  path: 'ladder',
  namespaces: ['ladder'],
  adapters: ['trading', 'positions'],
  load: async () => (await import('./ladder.wiring')).ladder,
};
