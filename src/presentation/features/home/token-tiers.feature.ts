import { feature } from '../../runtime/feature';

/** What each tier of the product token's programme gives. */
export const tokenTiersFeature = feature({
  id: 'home-tiers',
  texts: ['home', 'programme'],
  view: () => import('./token-tiers.view'),
});
