import { feature } from '../../runtime/feature';

export const blogFeature = feature({
  id: 'blog',
  path: '/blog',
  texts: ['blog'],
  document: true,
  view: () => import('./blog.page'),
});
