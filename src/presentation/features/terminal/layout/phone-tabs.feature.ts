import { feature } from '../../../runtime/feature';

/** What a phone has as tabs. */
export const phoneTabsFeature = feature({
  id: 'phone-tabs',
  texts: ['layout'],
  view: () => import('./phone-tabs.view'),
});
