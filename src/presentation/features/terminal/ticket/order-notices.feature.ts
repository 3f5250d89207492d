import { feature } from '../../../runtime/feature';

/** Beside an order form: what stands against any order, and whether what is shown can be relied on. */
export const orderNoticesFeature = feature({
  id: 'order-notices',
  texts: ['safety'],
  view: () => import('./order-notices.view'),
});
