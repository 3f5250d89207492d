import { feature } from '../../runtime/feature';

/** A dialog that sends several orders by one question. */
export const orderBasketFeature = feature({
  id: 'order-basket',
  texts: ['orderBasket', 'trade'],
  view: () => import('./order-basket.view'),
});
