import { feature } from '../../runtime/feature';

export const earnFeature = feature({
  id: 'earn',
  path: '/staking/earn',
  texts: ['accountKit', 'moneyKit', 'earn'],
  document: true,
  view: () => import('./earn.page'),
});
