import { feature } from '../../runtime/feature';

export const approvalsFeature = feature({
  id: 'approvals',
  path: '/account/approvals',
  texts: ['accountKit', 'approvals'],
  view: () => import('./approvals.page'),
});
