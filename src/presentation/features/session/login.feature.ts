import { feature } from '../../runtime/feature';

export const loginFeature = feature({
  id: 'login',
  path: '/login',
  texts: ['session'],
  view: () => import('./log-in.page'),
});
