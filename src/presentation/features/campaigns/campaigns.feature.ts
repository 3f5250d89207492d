import { feature } from '../../runtime/feature';

export const campaignsFeature = feature({
  id: 'campaigns',
  path: '/campaigns',
  texts: ['campaigns'],
  document: true,
  view: () => import('./campaigns.page'),
});
