import { feature } from '../../../runtime/feature';

/** Keys of the terminal; shown inside a market. */
export const hotKeysFeature = feature({
  id: 'hot-keys',
  texts: ['commands'],
  view: () => import('./hot-keys.view'),
});
