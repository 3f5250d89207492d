import type { AppRoute } from '../../runtime/route';

export const accountSecurityRoute: AppRoute = {
  path: '/account/security',
  namespaces: ['accountKit', 'security', 'signInMethods', 'session'],
  adapters: ['session', 'security', 'settings', 'signInMethods'],
  load: async () => (await import('./security.wiring')).accountSecurityPage,
};
