import { feature } from '../../../runtime/feature';

/** How long a limit order stays. */
export const orderTimingFeature = feature({
  id: 'order-timing',
  texts: ['ticket'],
  view: () => import('./order-timing.view'),
});
