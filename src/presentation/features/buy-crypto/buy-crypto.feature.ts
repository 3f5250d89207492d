import { feature } from '../../runtime/feature';

export const buyCryptoFeature = feature({
  id: 'buy-crypto',
  path: '/buy-crypto',
  switchedBy: 'buy-crypto',
  texts: ['moneyKit', 'buyCrypto'],
  view: () => import('./buy-crypto.page'),
});
