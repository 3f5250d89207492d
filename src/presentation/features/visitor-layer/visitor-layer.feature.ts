import { feature } from '../../runtime/feature';

/** For everybody: consent, where the exchange is not offered, whether it works. */
export const visitorLayerFeature = feature({
  id: 'visitor-layer',
  texts: ['consent', 'layers'],
  view: () => import('./visitor-layer.view'),
});
