import { feature } from '../../../../runtime/feature';

/** Sizes of one's own, under the field they go into. */
export const quickSizesFeature = feature({
  id: 'quick-sizes',
  texts: ['ticket'],
  view: () => import('./quick-sizes.view'),
});
