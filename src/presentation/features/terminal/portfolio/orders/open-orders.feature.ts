import { feature } from '../../../../runtime/feature';

export const openOrdersFeature = feature({
  id: 'open-orders',
  texts: ['portfolio'],
  view: () => import('./open-orders-tab.view'),
});
