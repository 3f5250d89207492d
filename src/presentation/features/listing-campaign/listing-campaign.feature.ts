import { feature } from '../../runtime/feature';

export const listingCampaignFeature = feature({
  id: 'listing-campaign',
  path: '/campaigns/LISTING_CAMPAIGN',
  switchedBy: 'listing-campaign',
  document: true,
  texts: ['moneyKit', 'campaigns', 'listingCampaign'],
  view: () => import('./listing-campaign.page'),
});
