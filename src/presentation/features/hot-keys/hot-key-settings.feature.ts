import { feature } from '../../runtime/feature';

/** Which keys do what, among the settings. */
export const hotKeySettingsFeature = feature({
  id: 'hot-key-settings',
  texts: ['commands'],
  view: () => import('./hot-key-settings.view'),
});
