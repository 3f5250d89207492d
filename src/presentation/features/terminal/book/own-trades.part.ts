import type { AppRoute } from '../../../runtime/route';

/** The own trades of a market, beside the public ones. */
export const ownTradesPart: AppRoute = {
  path: 'own-trades',
  namespaces: ['ladder'],
  adapters: ['trading'],
  load: async () => (await import('./own-trades.wiring')).ownTrades,
};
