import { feature } from '../../runtime/feature';

export const campaignFeature = feature({
  id: 'campaign',
  path: '/campaigns/:id',
  texts: ['moneyKit', 'campaigns'],
  view: () => import('./campaign.page'),
});
