import { feature } from '../../../../runtime/feature';

/** Beside the tabs, whichever of them is shown. */
export const accountLiveFeature = feature({
  id: 'account-live',
  texts: [],
  view: () => import('./account-live.view'),
});
