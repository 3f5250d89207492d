import { feature } from '../../../../runtime/feature';

export const positionsFeature = feature({
  id: 'positions',
  texts: ['portfolio'],
  view: () => import('./positions-tab.view'),
});
