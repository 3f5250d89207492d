import { feature } from '../../runtime/feature';

/** What opens beside the header's "Earn". */
export const earnMenuFeature = feature({
  id: 'earn-menu',
  texts: ['productMenus'],
  view: () => import('./earn-menu.view'),
});
