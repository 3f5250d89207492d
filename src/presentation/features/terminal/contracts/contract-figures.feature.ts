import { feature } from '../../../runtime/feature';

/** What the bar of a perpetual shows beside the day's figures; stands where the market's contract is on the page. */
export const contractFiguresFeature = feature({
  id: 'contract-figures',
  texts: ['contracts'],
  view: () => import('./contract-figures.view'),
});
