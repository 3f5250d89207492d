import type { AppRoute } from '../../../runtime/route';

/** The depth chart, where somebody has it on the page. */
export const depthPart: AppRoute = {
  path: 'depth',
  namespaces: ['ladder'],
  adapters: ['markets'],
  load: async () => (await import('./depth.wiring')).depth,
};
