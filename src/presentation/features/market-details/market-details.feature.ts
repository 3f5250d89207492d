import { feature } from '../../runtime/feature';

/** One market in detail, over the list of all. */
export const marketDetailsFeature = feature({
  id: 'market-details',
  texts: ['contracts', 'marketData'],
  view: () => import('./market-drawer.view'),
});
