import { feature } from '../../../runtime/feature';

/** Own orders in the book, what a level comes to, its settings and its summary: loaded with the first touch, or for whoever is logged in. */
export const bookCompanionFeature = feature({
  id: 'book-companion',
  texts: ['ladder'],
  view: () => import('./book-companion.view'),
});
