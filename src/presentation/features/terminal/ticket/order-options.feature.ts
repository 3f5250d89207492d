import { feature } from '../../../runtime/feature';

/** How a limit or market order may be limited further. */
export const orderOptionsFeature = feature({
  id: 'order-options',
  texts: ['ticket'],
  view: () => import('./order-options.view'),
});
