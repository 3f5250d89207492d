import { feature } from '../../runtime/feature';

/** The first rows of the list of markets, ranked four ways. */
export const homeMarketsFeature = feature({
  id: 'home-markets',
  texts: ['home', 'markets'],
  view: () => import('./home-markets.view'),
});
