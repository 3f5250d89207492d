import { feature } from '../../runtime/feature';

export const marketMoversFeature = feature({
  id: 'market-movers',
  path: '/markets/market-movers',
  texts: ['marketLists', 'marketMovers', 'markets'],
  view: () => import('./market-movers.page'),
});
