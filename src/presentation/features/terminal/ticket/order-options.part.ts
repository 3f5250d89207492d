import type { AppRoute } from '../../../runtime/route';

/** How a limit or market order may be limited further. */
export const orderOptionsPart: AppRoute = {
  path: 'order-options',
  namespaces: ['ticket'],
  adapters: ['trading', 'positions', 'contracts'],
  load: async () => (await import('./order-program.wiring')).orderOptions,
};
