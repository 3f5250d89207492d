import { feature } from '../../../runtime/feature';

/** Asks before an order of a high value, wherever one is sent without the terminal. */
export const limitQuestionFeature = feature({
  id: 'limit-question',
  texts: ['safety'],
  view: () => import('./limit-question-host.view'),
});
