import { feature } from '../../runtime/feature';

export const deviceNotificationsRowFeature = feature({
  id: 'device-notifications-row',
  texts: ['settings'],
  view: () => import('./device-notifications-row.view'),
});
