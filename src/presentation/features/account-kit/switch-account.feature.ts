import { feature } from '../../runtime/feature';

/** What goes on as another account, and asks first where that ends orders that are being sent. */
export const switchAccountFeature = feature({
  id: 'switch-account',
  texts: ['accountKit'],
  view: () => import('./switch-account.view'),
});
