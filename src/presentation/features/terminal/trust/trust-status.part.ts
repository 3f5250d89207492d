import type { AppRoute } from '../../../runtime/route';

/** The line at the foot of the terminal, with the guard of orders and the dead man's switch behind it. */
export const trustStatusPart: AppRoute = {
  path: 'trust-status',
  namespaces: ['trust'],
  adapters: ['markets', 'trading', 'positions'],
  load: async () => (await import('./trust-status.wiring')).trustStatus,
};
