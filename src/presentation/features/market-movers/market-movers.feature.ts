import { feature } from '../../runtime/feature';

export const marketMoversFeature = feature({
  id: 'market-movers',
  path: '/markets/market-movers',
  texts: ['marketData', 'markets'],
  document: true,
  view: () => import('./market-movers.page'),
});
