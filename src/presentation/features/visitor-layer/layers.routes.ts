import type { AppRoute } from '../../runtime/route';

/*
 * What lies over the pages and asks or tells something. Each is opened as a page is, but by the shell, once the first
 * page has had its time (quiet.store.ts), so that no first load pays for it.
 */

/** For everybody: consent, where the exchange is not offered, whether it works. */
export const visitorLayer: AppRoute = {
  path: 'layer:visitor',
  namespaces: ['consent'],
  adapters: ['marketDetails'],
  load: async () => (await import('./visitor-layer.wiring')).visitorLayerModule,
};

/** For whoever is logged in: agreements, announced upgrades, favourites to take over, surveys. */
export const accountLayer: AppRoute = {
  path: 'layer:account',
  namespaces: ['layers'],
  adapters: ['settings', 'promotions', 'watchlists'],
  load: async () => (await import('../account-layer/account-layer.wiring')).accountLayerModule,
};
