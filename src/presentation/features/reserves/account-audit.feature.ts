import { feature } from '../../runtime/feature';

export const accountAuditFeature = feature({
  id: 'account-audit',
  path: '/account/audit',
  texts: ['accountKit', 'reserves'],
  view: () => import('./account-audit.page'),
});
