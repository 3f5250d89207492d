import { feature } from '../../../runtime/feature';

/** Starred markets in a line above the terminal, for whoever wants them there. */
export const favouritesBarFeature = feature({
  id: 'favourites-bar',
  texts: ['markets'],
  view: () => import('./favourites-bar.view'),
});
