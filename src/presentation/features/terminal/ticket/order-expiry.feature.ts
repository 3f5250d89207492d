import { feature } from '../../../runtime/feature';

/** When a good-till-date order ends; the calendar comes with it. */
export const orderExpiryFeature = feature({
  id: 'order-expiry',
  texts: ['ticket'],
  view: () => import('./order-expiry.view'),
});
