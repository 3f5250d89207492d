import type { AppRoute } from '../../../runtime/route';
import type { AccountTab } from '../account/account-panel.store';

const namespaces = ['portfolio'];
const adapters = ['trading', 'positions', 'contracts', 'markets'] as const;

/** Beside the tabs, whichever of them is shown. */
export const accountLivePart: AppRoute = {
  path: 'account-live',
  namespaces: [],
  adapters,
  load: async () => (await import('./account-live.wiring')).accountLive,
};

export const positionsPart: AppRoute = {
  path: 'account-positions',
  namespaces,
  adapters,
  load: async () => (await import('./positions/positions.wiring')).positionsTab,
};

export const openOrdersPart: AppRoute = {
  path: 'account-orders',
  namespaces,
  adapters,
  load: async () => (await import('./orders/open-orders-tab.wiring')).openOrdersTab,
};

export const historiesPart: AppRoute = {
  path: 'account-histories',
  namespaces,
  adapters: [...adapters, 'wallet'],
  load: async () => (await import('./histories/histories.wiring')).historiesTab,
};

export const assetsPart: AppRoute = {
  path: 'account-assets',
  namespaces: [],
  adapters,
  load: async () => (await import('../account/assets.wiring')).assetsTab,
};

/** What each tab of the account is loaded as. */
export const accountParts: Readonly<Record<AccountTab, AppRoute>> = {
  positions: positionsPart,
  orders: openOrdersPart,
  history: historiesPart,
  fills: historiesPart,
  closed: historiesPart,
  funding: historiesPart,
  liquidations: historiesPart,
  transfers: historiesPart,
  balances: assetsPart,
};
