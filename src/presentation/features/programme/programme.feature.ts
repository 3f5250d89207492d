import { feature } from '../../runtime/feature';

export const programmeFeature = feature({
  id: 'programme',
  path: '/my-woo',
  texts: ['accountKit', 'moneyKit', 'programme'],
  document: true,
  view: () => import('./programme.page'),
});
