import { feature } from '../../runtime/feature';

export const downloadFeature = feature({
  id: 'download',
  path: '/download',
  texts: ['download'],
  document: true,
  view: () => import('./download.page'),
});
