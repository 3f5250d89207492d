import { feature } from '../../runtime/feature';

export const careersFeature = feature({
  id: 'careers',
  path: '/careers',
  texts: ['careers', 'blog'],
  document: true,
  view: () => import('./careers.page'),
});
