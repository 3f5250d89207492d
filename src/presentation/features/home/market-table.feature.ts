import { feature } from '../../runtime/feature';

/** The first rows of the list of markets, ranked four ways. */
export const marketTableFeature = feature({
  id: 'home-markets',
  texts: ['home', 'markets'],
  view: () => import('./market-table.view'),
});
