import { feature } from '../../runtime/feature';

export const accountSecurityFeature = feature({
  id: 'account-security',
  path: '/account/security',
  texts: ['accountKit', 'security', 'signInMethods', 'session'],
  view: () => import('./security.page'),
});
