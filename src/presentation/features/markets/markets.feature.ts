import { feature } from '../../runtime/feature';

export const marketsFeature = feature({
  id: 'markets',
  path: '/markets',
  texts: ['markets'],
  document: true,
  view: () => import('./markets.page'),
  entrance: true,
});
