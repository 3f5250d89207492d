import { feature } from '../../runtime/feature';

export const marketplaceFeature = feature({
  id: 'copy-marketplace',
  path: '/social-trading/marketplace',
  texts: ['copyTrading', 'people'],
  document: true,
  view: () => import('./marketplace.page'),
});
