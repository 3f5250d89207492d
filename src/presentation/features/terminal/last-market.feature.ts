import { feature } from '../../runtime/feature';
import { tradeFeature } from './trade.feature';

/** /trade leads to the market seen last (readings, 12). */
export const lastMarketFeature = feature({
  id: 'last-market',
  path: '/trade',
  texts: [],
  view: () => import('./last-market.page'),
  leadsOn: tradeFeature,
});
