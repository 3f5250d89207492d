import { feature } from '../../runtime/feature';

export const profileFeature = feature({
  id: 'trader-profile',
  path: '/leaderboard/user-profile',
  texts: ['people', 'campaigns'],
  view: () => import('./profile.page'),
});
