import { feature } from '../../runtime/feature';

export const blogSearchFeature = feature({
  id: 'blog-search',
  path: '/blog/find',
  texts: ['blog'],
  view: () => import('./blog-search.page'),
});
