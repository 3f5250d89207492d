import { feature } from '../../../runtime/feature';

/** In the corner of a live panel: how old it is. */
export const panelAgeFeature = feature({
  id: 'panel-age',
  texts: ['trust'],
  view: () => import('./panel-age-mark.view'),
});
