import { feature } from '../../runtime/feature';

/** The same checklist in the menu of phones. */
export const firstStepsListFeature = feature({
  id: 'first-steps-list',
  texts: ['firstSteps'],
  view: () => import('./first-steps-list.view'),
});
