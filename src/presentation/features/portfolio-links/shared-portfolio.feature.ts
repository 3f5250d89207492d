import { feature } from '../../runtime/feature';

export const sharedPortfolioFeature = feature({
  id: 'shared-portfolio',
  path: '/shared-portfolio',
  texts: ['portfolioLinks'],
  view: () => import('./shared-portfolio.page'),
});
