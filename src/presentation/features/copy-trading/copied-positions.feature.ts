import { feature } from '../../runtime/feature';

export const copiedPositionsFeature = feature({
  id: 'copied-positions',
  texts: ['copyTrading'],
  view: () => import('./copied-positions.view'),
});
