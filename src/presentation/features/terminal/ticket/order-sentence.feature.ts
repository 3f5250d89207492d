import { feature } from '../../../runtime/feature';

/** What the order will do, in a sentence. */
export const orderSentenceFeature = feature({
  id: 'order-sentence',
  texts: ['ticket'],
  view: () => import('./order-sentence.view'),
});
