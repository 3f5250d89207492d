import { feature } from '../../../runtime/feature';

/** Opened inside the wallet by its address: `?convert=BTC`. */
export const convertFeature = feature({
  id: 'wallet-convert',
  texts: ['moneyKit', 'convert'],
  view: () => import('./convert.view'),
});
