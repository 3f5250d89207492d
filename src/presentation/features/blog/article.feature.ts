import { feature } from '../../runtime/feature';

export const articleFeature = feature({
  id: 'article',
  path: '/blog/:slug',
  texts: ['blog'],
  view: () => import('./article.page'),
});
