import type { AppRoute } from '../../runtime/route';

const namespaces = ['trade', 'markets'];
const adapters = ['account', 'markets', 'trading', 'watchlists'] as const;

/** /trade leads to the market seen last; /trade/BTC_USDT and /trade/BTC_PERP are markets (readings, 12). */
export const tradeRoutes: readonly AppRoute[] = [
  {
    path: '/trade',
    leadsOn: true,
    namespaces: [],
    adapters: [],
    load: async () => (await import('./last-market.wiring')).lastMarketPage,
  },
  { path: '/trade/:market', namespaces, adapters, load: async () => (await import('./trade.wiring')).tradePage },
  {
    path: '/multi-symbol',
    namespaces: [...namespaces, 'layout'],
    adapters: [...adapters, 'positions', 'contracts'],
    load: async () => (await import('./multi/multi-symbol.wiring')).multiSymbolPage,
  },
];
