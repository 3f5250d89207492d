import { feature } from '../../../runtime/feature';

/** Fields of everything that is more than one order of the book. */
export const orderProgramFeature = feature({
  id: 'order-program',
  texts: ['ticket', 'portfolio'],
  view: () => import('./order-program.view'),
});
