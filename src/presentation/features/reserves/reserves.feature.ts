import { feature } from '../../runtime/feature';

export const reservesFeature = feature({
  id: 'reserves',
  path: '/proof-of-reserves',
  texts: ['reserves'],
  document: true,
  view: () => import('./reserves.page'),
});
