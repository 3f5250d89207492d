import { feature } from '../../../runtime/feature';

/** The depth chart, where somebody has it on the page. */
export const depthFeature = feature({
  id: 'depth',
  texts: ['ladder'],
  view: () => import('./depth.view'),
});
