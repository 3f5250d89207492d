import { feature } from '../../runtime/feature';

/** The traders that the exchange puts forward to be copied. */
export const promotedLeadsFeature = feature({
  id: 'home-leads',
  texts: ['home'],
  view: () => import('./promoted-leads.view'),
});
