import { feature } from '../../../runtime/feature';

/** All markets beside the one that is traded. */
export const marketsPanelFeature = feature({
  id: 'markets-panel',
  texts: ['trade', 'markets'],
  view: () => import('./markets-panel.view'),
});
