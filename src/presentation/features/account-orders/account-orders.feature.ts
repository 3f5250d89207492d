import { feature } from '../../runtime/feature';

export const accountOrdersFeature = feature({
  id: 'account-orders',
  path: '/account/orders',
  texts: ['accountKit', 'trade', 'portfolio', 'accountOrders'],
  view: () => import('./account-orders.page'),
});
