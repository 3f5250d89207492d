import { paths } from '../../runtime/paths';
import type { AppRoute } from '../../runtime/route';

export const homeRoute: AppRoute = {
  path: paths.home,
  namespaces: ['home', 'markets'],
  adapters: ['markets'],
  load: async () => (await import('./home.wiring')).homePage,
};
