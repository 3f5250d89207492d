import { feature } from '../../runtime/feature';

export const homeFeature = feature({
  id: 'home',
  path: '/',
  texts: ['home', 'markets'],
  view: () => import('./home.page'),
  entrance: true,
});
