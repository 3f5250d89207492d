import { feature } from '../../../../runtime/feature';

export const assetsFeature = feature({
  id: 'assets',
  texts: [],
  view: () => import('./assets.view'),
});
