import type { AppRoute } from '../../../runtime/route';

/** What was paid for holding a perpetual, in a pane below the candles; only where somebody put it there. */
export const chartFundingPart: AppRoute = {
  path: 'chart: funding',
  namespaces: ['chart'],
  adapters: ['contracts'],
  load: async () => (await import('./chart-funding.wiring')).chartFunding,
};
