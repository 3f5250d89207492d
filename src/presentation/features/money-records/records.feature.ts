import { feature } from '../../runtime/feature';

/** Opened inside the wallet by its address: `?movements`. */
export const recordsFeature = feature({
  id: 'money-records',
  texts: ['moneyKit', 'wallet'],
  view: () => import('./records.view'),
});
