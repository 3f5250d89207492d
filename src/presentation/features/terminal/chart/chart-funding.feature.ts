import { feature } from '../../../runtime/feature';

/** What was paid for holding a perpetual, in a pane below the candles; only where somebody put it there. */
export const chartFundingFeature = feature({
  id: 'chart-funding',
  texts: ['chart'],
  view: () => import('./chart-funding.view'),
});
