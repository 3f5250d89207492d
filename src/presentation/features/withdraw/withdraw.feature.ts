import { feature } from '../../runtime/feature';

/** Opened inside the wallet by its address: `?withdraw=USDT`. */
export const withdrawFeature = feature({
  id: 'withdraw',
  texts: ['accountKit', 'moneyKit', 'notifications', 'security', 'wallet', 'withdraw'],
  view: () => import('./withdraw.view'),
});
