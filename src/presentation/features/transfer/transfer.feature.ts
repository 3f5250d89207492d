import { feature } from '../../runtime/feature';

/** Opened inside the wallet by its address: `?transfer=USDT`. */
export const transferFeature = feature({
  id: 'transfer',
  texts: ['accountKit', 'moneyKit', 'transfer'],
  view: () => import('./transfer.view'),
});
