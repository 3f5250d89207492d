import { feature } from '../../runtime/feature';

/** A dialog that makes an alert. */
export const newAlertFeature = feature({
  id: 'new-alert',
  texts: ['commands'],
  view: () => import('./new-alert.view'),
});
