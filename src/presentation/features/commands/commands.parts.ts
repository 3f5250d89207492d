import type { AppRoute } from '../../runtime/route';
import { alertsSectionPart } from '../alerts/alerts-section.part';
import { alertWatchPart } from '../alerts/alert-watch.part';
import { alertPresencePart } from '../alerts/alert-presence.part';

/** The palette, with what it takes to place an order from anywhere. */
export const palettePart: AppRoute = {
  path: 'commands: palette',
  namespaces: ['commands'],
  adapters: ['markets', 'trading', 'positions', 'alerts'],
  load: async () => (await import('../palette/palette.wiring')).palettePart,
};

/** The list of keys. */
export const shortcutsPart: AppRoute = {
  path: 'commands: shortcuts',
  namespaces: ['commands'],
  adapters: [],
  load: async () => (await import('../hot-keys/keys.wiring')).shortcutsPart,
};

/** Keys of the terminal; shown inside a desk. */
export const hotKeysPart: AppRoute = {
  path: 'commands: keys',
  namespaces: ['commands'],
  adapters: ['markets', 'trading', 'positions'],
  load: async () => (await import('../hot-keys/order-keys.wiring')).hotKeysPart,
};

/** Which keys do what, among the settings. */
export const hotKeySettingsPart: AppRoute = {
  path: 'commands: key settings',
  namespaces: ['commands'],
  adapters: [],
  load: async () => (await import('../hot-keys/keys.wiring')).hotKeySettingsPart,
};

/** A dialog that makes an alert. */
export const newAlertPart: AppRoute = {
  path: 'alerts: new',
  namespaces: ['commands'],
  adapters: ['markets', 'trading', 'positions', 'alerts'],
  load: async () => (await import('../alerts/alerts.wiring')).newAlertPart,
};

/** The panel `alerts` of the terminal. */
export const alertsPanelPart: AppRoute = {
  path: 'alerts: panel',
  namespaces: ['commands'],
  adapters: ['markets', 'trading', 'positions', 'alerts'],
  load: async () => (await import('../alerts/alerts.wiring')).alertsPanelPart,
};

/** Each is part of the graph that the wiring test walks. */
export const commandParts: readonly AppRoute[] = [
  palettePart,
  shortcutsPart,
  hotKeysPart,
  hotKeySettingsPart,
  alertPresencePart,
  alertWatchPart,
  newAlertPart,
  alertsPanelPart,
  alertsSectionPart,
];
