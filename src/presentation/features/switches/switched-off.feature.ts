import { feature } from '../../runtime/feature';

export const switchedOffFeature = feature({
  id: 'switched-off',
  texts: ['switches'],
  view: () => import('./switched-off.view'),
});
