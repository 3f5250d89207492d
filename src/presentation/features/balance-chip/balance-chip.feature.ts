import { feature } from '../../runtime/feature';

/** What the account is worth, in the header. */
export const balanceChipFeature = feature({
  id: 'balance-chip',
  texts: ['wallet', 'moneyKit'],
  view: () => import('./balance-chip.view'),
});
