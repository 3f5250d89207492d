import { feature } from '../../runtime/feature';

/** The count on the bell: opened by the shell, once the first page has had its time. */
export const bellFeature = feature({
  id: 'bell',
  texts: ['notifications'],
  view: () => import('./counted-bell.view'),
});
