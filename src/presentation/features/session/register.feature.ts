import { feature } from '../../runtime/feature';

export const registerFeature = feature({
  id: 'register',
  path: '/register',
  texts: ['session', 'layers'],
  view: () => import('./register.page'),
});
