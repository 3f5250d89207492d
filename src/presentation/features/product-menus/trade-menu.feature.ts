import { feature } from '../../runtime/feature';

/** What opens beside the header's "Trade". */
export const tradeMenuFeature = feature({
  id: 'trade-menu',
  texts: ['productMenus'],
  view: () => import('./trade-menu.view'),
});
