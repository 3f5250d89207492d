import { feature } from '../../../runtime/feature';

/** The own trades of a market, beside the public ones. */
export const ownTradesFeature = feature({
  id: 'own-trades',
  texts: ['ladder'],
  view: () => import('./own-trades.view'),
});
