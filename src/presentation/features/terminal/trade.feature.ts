import { feature } from '../../runtime/feature';

/** /trade/BTC_USDT and /trade/BTC_PERP are markets (readings, 12). */
export const tradeFeature = feature({
  id: 'trade',
  path: '/trade/:market',
  texts: ['trade', 'markets'],
  view: () => import('./trade.page'),
  entrance: true,
});
