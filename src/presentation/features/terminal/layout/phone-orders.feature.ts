import { feature } from '../../../runtime/feature';

/** Buying and selling on a phone; who has more room never loads it. */
export const phoneOrdersFeature = feature({
  id: 'phone-orders',
  texts: ['trade'],
  view: () => import('./phone-orders.view'),
});
