import { feature } from '../../runtime/feature';

export const affiliatesFeature = feature({
  id: 'affiliates',
  path: '/affiliates',
  texts: ['moneyKit', 'affiliates'],
  document: true,
  view: () => import('./affiliates.page'),
});
