import { feature } from '../../../runtime/feature';

/** What can be relied on, and what somebody allows themselves. */
export const trustPanelFeature = feature({
  id: 'trust-panel',
  texts: ['trust'],
  view: () => import('./trust-panel.view'),
});
