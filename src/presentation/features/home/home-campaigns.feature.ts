import { feature } from '../../runtime/feature';

/** What goes on just now. */
export const homeCampaignsFeature = feature({
  id: 'home-campaigns',
  texts: ['home', 'campaigns'],
  view: () => import('./home-campaigns.view'),
});
