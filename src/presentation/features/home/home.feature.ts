import { feature } from '../../runtime/feature';

export const homeFeature = feature({
  id: 'home',
  path: '/',
  texts: ['home', 'markets'],
  document: true,
  view: () => import('./home.page'),
  entrance: true,
});
