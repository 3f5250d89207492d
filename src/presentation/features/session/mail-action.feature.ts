import { feature } from '../../runtime/feature';

export const mailActionFeature = feature({
  id: 'mail-action',
  path: '/auth/action',
  texts: ['session'],
  view: () => import('./mail-action.page'),
});
