import { feature } from '../../runtime/feature';

export const apiStatusFeature = feature({
  id: 'api-status',
  path: '/api-reference/status',
  texts: ['status'],
  document: true,
  view: () => import('./api-status.page'),
});
