import { feature } from '../../runtime/feature';

export const programmeFeature = feature({
  id: 'programme',
  path: '/my-woo',
  texts: ['accountKit', 'moneyKit', 'programme'],
  view: () => import('./programme.page'),
});
