import { feature } from '../../runtime/feature';

/** The palette, with what it takes to place an order from anywhere. */
export const paletteFeature = feature({
  id: 'palette',
  texts: ['commands', 'layout', 'accountKit'],
  view: () => import('./palette.view'),
});
