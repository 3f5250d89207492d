import { feature } from '../../../../runtime/feature';

/** What a position would need and bring, before it is an order. */
export const positionCalculatorFeature = feature({
  id: 'position-calculator',
  texts: ['ticket'],
  view: () => import('./position-calculator.view'),
});
