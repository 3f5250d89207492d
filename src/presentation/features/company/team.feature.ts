import { feature } from '../../runtime/feature';

export const teamFeature = feature({
  id: 'team',
  path: '/team',
  texts: ['team', 'careers'],
  document: true,
  view: () => import('./team.page'),
});
