import { paths } from '../app/paths';
import type { AppRoute } from '../app/route';

export const homeRoute: AppRoute = {
  path: paths.home,
  namespaces: ['home', 'markets'],
  adapters: ['markets'],
  load: async () => (await import('./home.wiring')).homePage,
};
