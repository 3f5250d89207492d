import { feature } from '../../../runtime/feature';

/** Alerts as lines; only where this device has any. */
export const chartAlertLinesFeature = feature({
  id: 'chart-alert-lines',
  texts: ['chart'],
  view: () => import('./alert-lines.view'),
});
