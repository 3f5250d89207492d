import { feature } from '../../runtime/feature';

/** A part of the settings. */
export const portfolioLinksFeature = feature({
  id: 'portfolio-links',
  texts: ['accountKit', 'portfolioLinks'],
  view: () => import('./portfolio-links.view'),
});
