import type { AppRoute } from '../../runtime/route';

export const apiManagementRoute: AppRoute = {
  path: '/account/api-management',
  namespaces: ['accountKit', 'credentials'],
  adapters: ['security', 'settings'],
  load: async () => (await import('./credentials.wiring')).apiManagementPage,
};
