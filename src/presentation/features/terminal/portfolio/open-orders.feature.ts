import { feature } from '../../../runtime/feature';

export const openOrdersFeature = feature({
  id: 'open-orders',
  texts: ['portfolio'],
  view: () => import('./orders/open-orders-tab.view'),
});
