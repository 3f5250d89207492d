import { feature } from '../../../runtime/feature';

/** What the terminal shows beside its usual panels where there is room. */
export const broadPanelsFeature = feature({
  id: 'broad-panels',
  texts: ['layout'],
  view: () => import('./broad-panels.view'),
});
