import { feature } from '../../runtime/feature';

/** What trading costs here at three sizes. */
export const tradeCostsFeature = feature({
  id: 'home-costs',
  texts: ['home'],
  view: () => import('./trade-costs.view'),
});
