import { feature } from '../../runtime/feature';

export const earnFeature = feature({
  id: 'earn',
  path: '/staking/earn',
  switchedBy: 'staking-vaults',
  texts: ['accountKit', 'moneyKit', 'earn'],
  document: true,
  view: () => import('./earn.page'),
});
