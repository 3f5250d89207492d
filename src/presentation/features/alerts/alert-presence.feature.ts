import { feature } from '../../runtime/feature';

/** Whether this device keeps alerts; says so without bringing what watches them. */
export const alertPresenceFeature = feature({
  id: 'alert-presence',
  texts: [],
  view: () => import('./alert-presence.view'),
});
