import { feature } from '../../runtime/feature';

/** What the list of markets gains once its first picture has had its time. */
export const marketToolsFeature = feature({
  id: 'market-tools',
  texts: ['marketData'],
  view: () => import('./market-tools.view'),
});
