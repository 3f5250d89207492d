import { feature } from '../../../runtime/feature';

/** The price ladder, where somebody has it on the page. */
export const ladderFeature = feature({
  id: 'ladder',
  texts: ['ladder', 'ticket'],
  view: () => import('./ladder.view'),
});
