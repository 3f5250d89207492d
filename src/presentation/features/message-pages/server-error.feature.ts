import { feature } from '../../runtime/feature';

export const serverErrorFeature = feature({
  id: 'server-error',
  path: '/500',
  texts: [],
  document: true,
  view: () => import('./server-error.page'),
});
