import { alertPresenceModule } from '../../../../application/alerts/alert-presence.wiring';
import { alertsModule } from '../../../../application/alerts/alerts.wiring';
import { marketsModule } from '../../../../application/markets/markets.wiring';
import { routeModule } from '../../../runtime/route';
import { alertsStoreModule } from '../../alerts/alerts-store.wiring';
import { AlertsStore } from '../../alerts/alerts.store';
import { AlertAtPrice } from './alert-at-price.view';
import { AlertLines, type ChartAlertsStores } from './alert-lines.view';

const modules = [marketsModule, alertPresenceModule, alertsModule, alertsStoreModule];

export const chartAlert = routeModule<ChartAlertsStores>({
  Page: AlertAtPrice,
  modules,
  stores: { alerts: AlertsStore },
});
export const chartAlertLines = routeModule<ChartAlertsStores>({
  Page: AlertLines,
  modules,
  stores: { alerts: AlertsStore },
});
