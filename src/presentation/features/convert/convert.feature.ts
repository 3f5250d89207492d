import { feature } from '../../runtime/feature';

/** Opened inside the wallet by its address: `?convert=BTC`. */
export const convertFeature = feature({
  id: 'convert',
  texts: ['moneyKit', 'convert'],
  view: () => import('./convert.view'),
});
