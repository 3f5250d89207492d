import { Alerts } from '../../../application/alerts/alerts';
import { defineModule, provideClass } from '../../../application/kernel/provider';
import { TickersStore } from '../markets/tickers.store';
import { AlertsStore } from './alerts.store';

/** For every part that makes or shows alerts: with `alertPresenceModule`, `alertsModule` and the adapters of `alertsPanelPart`. */
export const alertsStoreModule = defineModule('presentation/alerts-store', [
  provideClass(AlertsStore, Alerts, TickersStore),
]);
