import { feature } from '../../runtime/feature';

export const walletFeature = feature({
  id: 'wallet',
  path: '/wallet',
  texts: ['moneyKit', 'wallet'],
  view: () => import('./wallet.page'),
});
