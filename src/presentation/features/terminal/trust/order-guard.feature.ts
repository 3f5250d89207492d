import { feature } from '../../../runtime/feature';

/** The guard of orders, wherever one is sent without the terminal. */
export const orderGuardFeature = feature({
  id: 'order-guard',
  texts: ['trust'],
  view: () => import('./order-guard.view'),
});
