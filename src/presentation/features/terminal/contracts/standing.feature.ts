import { feature } from '../../../runtime/feature';

/** How the account stands as a whole. */
export const standingFeature = feature({
  id: 'standing',
  texts: ['contracts'],
  view: () => import('./standing-panel.view'),
});
