import type { AppRoute } from '../app/route';

export const loginRoute: AppRoute = {
  path: '/login',
  namespaces: ['session'],
  adapters: ['session'],
  load: async () => (await import('./session.wiring')).loginPage,
};

export const registerRoute: AppRoute = {
  path: '/register',
  namespaces: ['session'],
  adapters: ['session'],
  load: async () => (await import('./session.wiring')).registerPage,
};
