import { feature } from '../../../runtime/feature';

/** The list of all markets, behind the name of the one on the page. */
export const marketPickerFeature = feature({
  id: 'market-picker',
  texts: ['trade'],
  view: () => import('./market-choice.view'),
});
