import { feature } from '../../runtime/feature';

export const apiManagementFeature = feature({
  id: 'api-management',
  path: '/account/api-management',
  texts: ['accountKit', 'credentials'],
  view: () => import('./api-management.page'),
});
