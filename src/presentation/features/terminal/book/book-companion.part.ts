import type { AppRoute } from '../../../runtime/route';

/** Own orders in the book, what a level comes to, its settings and its summary: loaded with the first touch, or for whoever is logged in. */
export const bookCompanionPart: AppRoute = {
  path: 'book-companion',
  namespaces: ['ladder'],
  adapters: ['trading'],
  load: async () => (await import('./book-companion.wiring')).bookCompanion,
};
