import { feature } from '../../runtime/feature';

export const accountSettingsFeature = feature({
  id: 'account-settings',
  path: '/account/settings',
  texts: ['accountKit', 'settings'],
  view: () => import('./account-settings.page'),
});
