import { feature } from '../../../runtime/feature';

/** Beside an order form: whether what it shows can be relied on. */
export const feedWarningFeature = feature({
  id: 'feed-warning',
  texts: ['safety'],
  view: () => import('./feed-warning.view'),
});
