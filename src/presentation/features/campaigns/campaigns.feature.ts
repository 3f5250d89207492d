import { feature } from '../../runtime/feature';

export const campaignsFeature = feature({
  id: 'campaigns',
  path: '/campaigns',
  texts: ['campaigns', 'promotions'],
  document: true,
  view: () => import('./campaigns.page'),
});
