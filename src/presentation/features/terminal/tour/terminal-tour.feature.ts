import { feature } from '../../../runtime/feature';

/** What stands where on the terminal, one place after the other. */
export const terminalTourFeature = feature({
  id: 'terminal-tour',
  texts: ['terminalTour'],
  view: () => import('./terminal-tour.view'),
});
