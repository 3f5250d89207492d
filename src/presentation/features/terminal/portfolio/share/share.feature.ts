import { feature } from '../../../../runtime/feature';

export const shareFeature = feature({
  id: 'share',
  texts: ['portfolio'],
  view: () => import('./share-dialog.view'),
});
