import { feature } from '../../runtime/feature';

/** The alerts of this device on the page of notifications. */
export const alertsSectionFeature = feature({
  id: 'alerts-section',
  texts: ['commands'],
  view: () => import('./alerts-section.view'),
});
