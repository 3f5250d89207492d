import { feature } from '../../runtime/feature';

/** What happened around the account, with days to look between; the calendar they are picked from is 30 kB. */
export const activityFeature = feature({
  id: 'activity',
  texts: ['security', 'notifications'],
  view: () => import('./activity-tables.view'),
});
