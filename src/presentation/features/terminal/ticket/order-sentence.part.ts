import type { AppRoute } from '../../../runtime/route';

/** What the order will do, in a sentence. */
export const orderSentencePart: AppRoute = {
  path: 'order-sentence',
  namespaces: ['ticket'],
  adapters: [],
  load: async () => (await import('./order-sentence.wiring')).orderSentence,
};
