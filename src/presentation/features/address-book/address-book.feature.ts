import { feature } from '../../runtime/feature';

/** Opened inside the wallet by its address: `?addresses`. */
export const addressBookFeature = feature({
  id: 'address-book',
  texts: ['accountKit', 'moneyKit', 'addressBook'],
  view: () => import('./address-book.view'),
});
