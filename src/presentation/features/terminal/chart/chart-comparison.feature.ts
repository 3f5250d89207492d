import { feature } from '../../../runtime/feature';

/** Other markets as lines over the candles; only where somebody compares. */
export const chartComparisonFeature = feature({
  id: 'chart-comparison',
  texts: ['chart'],
  view: () => import('./chart-comparison.view'),
});
