import { feature } from '../../../runtime/feature';

/** The limits alone, for the settings of the account. */
export const riskLimitsFeature = feature({
  id: 'risk-limits',
  texts: ['safety'],
  view: () => import('./risk-limits-section.view'),
});
