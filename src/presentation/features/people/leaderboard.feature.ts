import { feature } from '../../runtime/feature';

export const leaderboardFeature = feature({
  id: 'leaderboard',
  path: '/leaderboard',
  texts: ['people'],
  view: () => import('./leaderboard.page'),
});
