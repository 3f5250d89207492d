import type { AppRoute } from '../../../runtime/route';

/** The entry of the chart's menu that makes an alert. */
export const chartAlertPart: AppRoute = {
  path: 'chart: alert',
  namespaces: ['chart'],
  adapters: ['markets', 'trading', 'positions', 'alerts'],
  load: async () => (await import('./chart-alerts.wiring')).chartAlert,
};

/** Alerts as lines; only where this device has any. */
export const chartAlertLinesPart: AppRoute = {
  path: 'chart: alert lines',
  namespaces: ['chart'],
  adapters: ['markets', 'trading', 'positions', 'alerts'],
  load: async () => (await import('./chart-alerts.wiring')).chartAlertLines,
};
