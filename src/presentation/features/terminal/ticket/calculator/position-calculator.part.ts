import type { AppRoute } from '../../../../runtime/route';

/** What a position would need and bring, before it is an order. */
export const positionCalculatorPart: AppRoute = {
  path: 'position-calculator',
  namespaces: ['ticket'],
  adapters: [],
  load: async () => (await import('./position-calculator.wiring')).positionCalculator,
};
