import { feature } from '../../../runtime/feature';

/** What a chart is worked with; loaded once the first page has had its time, or when somebody reaches for the chart. */
export const chartToolsFeature = feature({
  id: 'chart-tools',
  texts: ['chart'],
  view: () => import('./chart-tools.view'),
});
