import { feature } from '../../../runtime/feature';

export const multiSymbolFeature = feature({
  id: 'multi-symbol',
  path: '/multi-symbol',
  switchedBy: 'multi-symbol-trading',
  texts: ['trade', 'markets', 'layout'],
  view: () => import('./multi-symbol.page'),
});
