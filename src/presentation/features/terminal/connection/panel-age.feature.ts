import { feature } from '../../../runtime/feature';

/** In the corner of a live panel: how old it is. */
export const panelAgeFeature = feature({
  id: 'panel-age',
  texts: ['safety'],
  view: () => import('./panel-age-mark.view'),
});
