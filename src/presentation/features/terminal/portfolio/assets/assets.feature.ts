import { feature } from '../../../../runtime/feature';

export const assetsFeature = feature({
  id: 'assets',
  texts: ['moneyKit'],
  view: () => import('./assets.view'),
});
