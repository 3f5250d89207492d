import { feature } from '../../runtime/feature';

export const fundingRateFeature = feature({
  id: 'funding-rate',
  path: '/markets/funding-rate',
  texts: ['contracts', 'fundingRate', 'marketLists', 'markets'],
  document: true,
  view: () => import('./funding-rate.page'),
});
