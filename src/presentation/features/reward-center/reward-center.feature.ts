import { feature } from '../../runtime/feature';

export const rewardCenterFeature = feature({
  id: 'reward-center',
  path: '/account/reward-center',
  texts: ['accountKit', 'moneyKit', 'campaigns', 'promotions', 'rewardCenter'],
  view: () => import('./reward-center.page'),
});
