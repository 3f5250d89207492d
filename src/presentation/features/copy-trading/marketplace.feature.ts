import { feature } from '../../runtime/feature';

export const marketplaceFeature = feature({
  id: 'copy-marketplace',
  path: '/social-trading/marketplace',
  switchedBy: 'copy-trading',
  texts: ['copyTrading', 'people'],
  document: true,
  view: () => import('./marketplace.page'),
});
