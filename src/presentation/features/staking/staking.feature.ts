import { feature } from '../../runtime/feature';

export const stakingFeature = feature({
  id: 'staking',
  path: '/staking',
  texts: ['accountKit', 'moneyKit', 'staking'],
  document: true,
  view: () => import('./staking.page'),
});
