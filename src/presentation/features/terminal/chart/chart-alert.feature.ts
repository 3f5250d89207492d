import { feature } from '../../../runtime/feature';

/** The entry of the chart's menu that makes an alert. */
export const chartAlertFeature = feature({
  id: 'chart-alert',
  texts: ['chart'],
  view: () => import('./alert-at-price.view'),
});
