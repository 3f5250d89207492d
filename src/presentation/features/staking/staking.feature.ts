import { feature } from '../../runtime/feature';

export const stakingFeature = feature({
  id: 'staking',
  path: '/staking',
  texts: ['accountKit', 'moneyKit', 'staking'],
  view: () => import('./staking.page'),
});
