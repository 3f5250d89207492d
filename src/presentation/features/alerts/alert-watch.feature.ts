import { feature } from '../../runtime/feature';

/** Watches the alerts of this device and tells of them, on whatever page. */
export const alertWatchFeature = feature({
  id: 'alert-watch',
  texts: ['commands'],
  view: () => import('./alert-watcher.view'),
});
