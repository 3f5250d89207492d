import { feature } from '../../runtime/feature';

/** The newest articles of the blog. */
export const latestPostsFeature = feature({
  id: 'home-posts',
  texts: ['home', 'blog'],
  view: () => import('./latest-posts.view'),
});
