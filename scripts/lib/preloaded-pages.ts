import type { PageFiles } from './first-load.mjs';

const trade: PageFiles = { modules: ['src/presentation/trading/trade.wiring.ts'], namespaces: ['common', 'trade', 'markets'] };

/** What the most visited pages need for their first picture. A test compares it with the routes. */
export const preloadedPages: Readonly<Record<string, PageFiles>> = {
  '/': { modules: ['src/presentation/home/home.wiring.ts'], namespaces: ['common', 'home', 'markets'] },
  '/markets': { modules: ['src/presentation/markets/markets.wiring.ts'], namespaces: ['common', 'markets'] },
  '/trade': trade,
  '/trade/:market': trade,
};
