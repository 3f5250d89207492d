import { feature } from '../../runtime/feature';

export const reservesFeature = feature({
  id: 'reserves',
  path: '/proof-of-reserves',
  texts: ['reserves'],
  view: () => import('./reserves.page'),
});
