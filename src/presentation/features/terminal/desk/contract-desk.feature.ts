import { feature } from '../../../runtime/feature';

/** Loaded where a perpetual is on the page. */
export const contractDeskFeature = feature({
  id: 'contract-desk',
  texts: ['contracts'],
  view: () => import('./contract-desk-opener.view'),
});
