import { feature } from '../../../../runtime/feature';

export const historiesFeature = feature({
  id: 'histories',
  texts: ['portfolio'],
  view: () => import('./histories-tab.view'),
});
