import { feature } from '../../../runtime/feature';

/** Candles of a perpetual's mark or index in place of its trades; only where somebody chose them. */
export const chartPriceFeature = feature({
  id: 'chart-price',
  texts: ['chart'],
  view: () => import('./chart-price.view'),
});
