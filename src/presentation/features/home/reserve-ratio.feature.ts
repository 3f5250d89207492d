import { feature } from '../../runtime/feature';

/** What the exchange holds for what it owes. */
export const reserveRatioFeature = feature({
  id: 'home-reserves',
  texts: ['home'],
  view: () => import('./reserve-ratio.view'),
});
