import { feature } from '../../../runtime/feature';

/** What can be relied on, and what somebody allows themselves. */
export const safetyPanelFeature = feature({
  id: 'safety-panel',
  texts: ['safety'],
  view: () => import('./safety-panel.view'),
});
