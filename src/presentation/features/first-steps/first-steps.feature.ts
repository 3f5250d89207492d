import { feature } from '../../runtime/feature';

/** In the header of whoever is new: how far a first trade is. */
export const firstStepsFeature = feature({
  id: 'first-steps',
  texts: ['firstSteps'],
  view: () => import('./first-steps.view'),
});
