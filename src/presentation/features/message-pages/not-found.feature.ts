import { feature } from '../../runtime/feature';

export const notFoundFeature = feature({
  id: 'not-found',
  path: '*',
  texts: [],
  document: true,
  view: () => import('./not-found.page'),
});
