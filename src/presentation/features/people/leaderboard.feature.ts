import { feature } from '../../runtime/feature';

export const leaderboardFeature = feature({
  id: 'leaderboard',
  path: '/leaderboard',
  texts: ['people'],
  document: true,
  view: () => import('./leaderboard.page'),
});
