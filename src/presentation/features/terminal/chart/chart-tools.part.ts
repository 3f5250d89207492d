import type { AppRoute } from '../../../runtime/route';

/** What a chart is worked with; loaded once the first page has had its time, or when somebody reaches for the chart. */
export const chartToolsPart: AppRoute = {
  path: 'chart-tools',
  namespaces: ['chart'],
  adapters: ['markets', 'trading', 'positions', 'contracts'],
  load: async () => (await import('./chart-tools.wiring')).chartTools,
};
