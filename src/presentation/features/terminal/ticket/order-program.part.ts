import type { AppRoute } from '../../../runtime/route';

/** Fields of everything that is more than one order of the book. */
export const orderProgramPart: AppRoute = {
  path: 'order-program',
  namespaces: ['ticket'],
  adapters: ['trading', 'positions', 'contracts'],
  load: async () => (await import('./order-program.wiring')).orderProgram,
};
