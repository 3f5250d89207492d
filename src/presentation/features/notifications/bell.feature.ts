import { feature } from '../../runtime/feature';

/** The count on the bell, and what follows the account's orders on every page: opened by the shell, once the first page has had its time. */
export const bellFeature = feature({
  id: 'bell',
  texts: ['notifications', 'trade'],
  view: () => import('./counted-bell.view'),
});
