import { feature } from '../../../../runtime/feature';

export const openOrdersFeature = feature({
  id: 'open-orders',
  texts: ['portfolio', 'ticket'],
  view: () => import('./open-orders-tab.view'),
});
