import { feature } from '../../runtime/feature';

/** No page, but opened like one: what the account menu holds comes when somebody opens it. */
export const accountDetailsFeature = feature({
  id: 'account-details',
  texts: ['accountKit'],
  view: () => import('./account-details.view'),
});
