import { feature } from '../../runtime/feature';

/** No page, but opened like one: what the account menu lists comes when somebody opens it. */
export const accountSwitchFeature = feature({
  id: 'account-switch',
  texts: ['accountKit'],
  view: () => import('./account-switch.view'),
});
