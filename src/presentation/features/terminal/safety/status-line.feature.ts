import { feature } from '../../../runtime/feature';

/** The line at the foot of the terminal, with the guard of orders and the dead man's switch behind it. */
export const statusLineFeature = feature({
  id: 'status-line',
  texts: ['safety'],
  view: () => import('./status-line.view'),
});
