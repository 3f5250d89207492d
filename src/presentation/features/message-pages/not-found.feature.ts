import { feature } from '../../runtime/feature';

export const notFoundFeature = feature({
  id: 'not-found',
  path: '*',
  texts: [],
  view: () => import('./not-found.page'),
});
