import { feature } from '../../../runtime/feature';

/** Everything there is to know of a market beside its trading. */
export const contractInfoFeature = feature({
  id: 'contract-info',
  texts: ['contracts'],
  view: () => import('./contract-info.view'),
});
