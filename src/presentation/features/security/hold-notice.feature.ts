import { feature } from '../../runtime/feature';

/** That withdrawals wait, and why: seldom so. */
export const holdNoticeFeature = feature({
  id: 'hold-notice',
  texts: ['security', 'notifications'],
  view: () => import('./hold-notice.view'),
});
