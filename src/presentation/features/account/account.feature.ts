import { feature } from '../../runtime/feature';

export const accountFeature = feature({
  id: 'account',
  path: '/account',
  texts: ['moneyKit', 'accountKit', 'promotions', 'account'],
  view: () => import('./account.page'),
});
