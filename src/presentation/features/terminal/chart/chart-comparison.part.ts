import type { AppRoute } from '../../../runtime/route';

/** Other markets as lines over the candles; only where somebody compares. */
export const chartComparisonPart: AppRoute = {
  path: 'chart: comparison',
  namespaces: ['chart'],
  adapters: ['markets'],
  load: async () => (await import('./chart-comparison.wiring')).chartComparison,
};
