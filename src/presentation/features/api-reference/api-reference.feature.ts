import { feature } from '../../runtime/feature';

/** /api-reference and one address for each chapter and call. */
export const apiReferenceFeature = feature({
  id: 'api-reference',
  path: '/api-reference/:section?',
  texts: ['reference'],
  view: () => import('./api-reference.page'),
});
