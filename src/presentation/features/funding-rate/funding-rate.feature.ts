import { feature } from '../../runtime/feature';

export const fundingRateFeature = feature({
  id: 'funding-rate',
  path: '/markets/funding-rate',
  texts: ['contracts', 'marketData', 'markets'],
  document: true,
  view: () => import('./funding-rate.page'),
});
