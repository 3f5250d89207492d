import { feature } from '../../runtime/feature';

export const registerFeature = feature({
  id: 'register',
  path: '/register',
  texts: ['session'],
  view: () => import('./register.page'),
});
