import type { AppRoute } from '../../../runtime/route';

/** The terminal as somebody arranged it. */
export const workspacePart: AppRoute = {
  path: 'workspace',
  namespaces: ['layout'],
  adapters: [],
  load: async () => (await import('./workspace.wiring')).workspaceFrame,
};

/** A workspace that came with the address. */
export const workspaceLinkPart: AppRoute = {
  path: 'workspace-link',
  namespaces: ['layout'],
  adapters: [],
  load: async () => (await import('./workspace-link.wiring')).workspaceLink,
};

/** What a phone has as tabs. */
export const phoneTabsPart: AppRoute = {
  path: 'phone-tabs',
  namespaces: ['layout'],
  adapters: [],
  load: async () => (await import('./phone-tabs.wiring')).phoneTabsChoice,
};
