import { feature } from '../../../runtime/feature';

/** How the account stands as a whole. */
export const accountRiskFeature = feature({
  id: 'account-risk',
  texts: ['contracts'],
  view: () => import('./account-risk-panel.view'),
});
