import type { AppRoute } from '../../runtime/route';

export const loginRoute: AppRoute = {
  path: '/login',
  namespaces: ['session'],
  adapters: ['session', 'settings'],
  load: async () => (await import('./session.wiring')).loginPage,
};

export const registerRoute: AppRoute = {
  path: '/register',
  namespaces: ['session'],
  adapters: ['session', 'referral'],
  load: async () => (await import('./session.wiring')).registerPage,
};

export const mailActionRoute: AppRoute = {
  path: '/auth/action',
  namespaces: ['session'],
  adapters: ['session'],
  load: async () => (await import('./session.wiring')).mailActionPage,
};
