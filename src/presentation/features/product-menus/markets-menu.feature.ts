import { feature } from '../../runtime/feature';

/** What opens beside the header's "Markets". */
export const marketsMenuFeature = feature({
  id: 'markets-menu',
  texts: ['productMenus'],
  view: () => import('./markets-menu.view'),
});
