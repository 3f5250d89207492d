import { feature } from '../../runtime/feature';

export const spotMarginFeature = feature({
  id: 'spot-margin',
  path: '/account/spot-margin',
  texts: ['accountKit', 'spotMargin'],
  view: () => import('./spot-margin.page'),
});
