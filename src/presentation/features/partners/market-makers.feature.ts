import { feature } from '../../runtime/feature';

export const marketMakersFeature = feature({
  id: 'makers',
  path: '/designated-market-makers',
  texts: ['partners'],
  document: true,
  view: () => import('./market-makers.page'),
});
