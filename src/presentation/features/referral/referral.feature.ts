import { feature } from '../../runtime/feature';

export const referralFeature = feature({
  id: 'referral',
  path: '/account/referral',
  texts: ['accountKit', 'referral'],
  view: () => import('./referral.page'),
});
