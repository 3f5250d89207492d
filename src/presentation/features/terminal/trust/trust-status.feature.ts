import { feature } from '../../../runtime/feature';

/** The line at the foot of the terminal, with the guard of orders and the dead man's switch behind it. */
export const trustStatusFeature = feature({
  id: 'trust-status',
  texts: ['trust'],
  view: () => import('./trust-status.view'),
});
