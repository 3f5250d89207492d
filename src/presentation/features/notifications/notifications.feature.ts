import { feature } from '../../runtime/feature';

export const notificationsFeature = feature({
  id: 'notifications',
  path: '/notification',
  texts: ['notifications'],
  view: () => import('./notifications.page'),
});
