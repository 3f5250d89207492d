import type { AppRoute } from '../../../runtime/route';

const namespaces = ['trust'];

/** What can be relied on, and what somebody allows themselves. */
export const trustPanelPart: AppRoute = {
  path: 'trust-panel',
  namespaces,
  adapters: ['markets', 'trading', 'positions'],
  load: async () => (await import('./trust-panel.wiring')).trustPanel,
};

/** The limits alone, for the settings of the account. */
export const riskLimitsPart: AppRoute = {
  path: 'risk-limits',
  namespaces,
  adapters: [],
  load: async () => (await import('./risk-limits.wiring')).riskLimits,
};

/** Beside an order form: whether what it shows can be relied on. */
export const feedWarningPart: AppRoute = {
  path: 'feed-warning',
  namespaces,
  adapters: ['markets'],
  load: async () => (await import('./feed-warning.wiring')).feedWarning,
};

/** In the corner of a live panel: how old it is. */
export const panelAgePart: AppRoute = {
  path: 'panel-age',
  namespaces,
  adapters: ['markets', 'trading'],
  load: async () => (await import('./panel-age-mark.wiring')).panelAgeMark,
};

/** The guard of orders, wherever one is sent without the terminal. */
export const orderGuardPart: AppRoute = {
  path: 'order-guard',
  namespaces,
  adapters: ['markets', 'trading', 'positions'],
  load: async () => (await import('./order-guard.wiring')).orderGuard,
};
