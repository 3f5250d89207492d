import { feature } from '../../runtime/feature';

export const shareProfileFeature = feature({
  id: 'share-profile',
  texts: ['people', 'portfolio'],
  view: () => import('./share-profile-dialog.view'),
});
