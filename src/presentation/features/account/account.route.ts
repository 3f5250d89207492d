import type { AppRoute } from '../../runtime/route';

export const accountRoute: AppRoute = {
  path: '/account',
  namespaces: ['accountKit', 'account'],
  adapters: ['settings', 'security', 'positions', 'trading', 'social'],
  load: async () => (await import('./account.wiring')).accountPage,
};

export const accountSettingsRoute: AppRoute = {
  path: '/account/settings',
  namespaces: ['accountKit', 'settings'],
  adapters: ['settings', 'security', 'positions', 'social'],
  load: async () => (await import('./settings.wiring')).accountSettingsPage,
};

/** No page, but opened like one: what the account menu lists comes when somebody opens it. */
export const accountSwitchPart: AppRoute = {
  path: 'account switch',
  namespaces: ['accountKit'],
  adapters: ['settings'],
  load: async () => (await import('./account-switch.wiring')).accountSwitchPart,
};
