import { feature } from '../../runtime/feature';

/** Opened inside the wallet by its address: `?deposit=USDT`. */
export const depositFeature = feature({
  id: 'deposit',
  texts: ['moneyKit', 'deposit'],
  view: () => import('./deposit.view'),
});
