import type { AppRoute } from '../../runtime/route';

export const marketsRoute: AppRoute = {
  path: '/markets',
  namespaces: ['markets'],
  adapters: ['markets', 'watchlists'],
  load: async () => (await import('./markets.wiring')).marketsPage,
};
