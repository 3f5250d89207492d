import { feature } from '../../runtime/feature';

/** For whoever is logged in: agreements, announced upgrades, favourites to take over, surveys. */
export const accountLayerFeature = feature({
  id: 'account-layer',
  texts: ['layers'],
  view: () => import('./account-layer.view'),
});
