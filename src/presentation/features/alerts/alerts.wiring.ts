import { AlertBook } from '../../../application/alerts/alert-book';
import { Alerts } from '../../../application/alerts/alerts';
import { alertPresenceModule } from '../../../application/alerts/alert-presence.wiring';
import { alertsModule } from '../../../application/alerts/alerts.wiring';
import { defineModule, provideClass } from '../../../application/kernel/provider';
import { Scheduler } from '../../../application/kernel/scheduler.port';
import { MarketsQueries } from '../../../application/markets/markets.queries';
import { marketsModule } from '../../../application/markets/markets.wiring';
import { TranslationsPort } from '../../../application/platform/language.port';
import { NoticesPort } from '../../../application/platform/notices.port';
import { PagePort } from '../../../application/platform/page.port';
import { SoundPort } from '../../../application/platform/sound.port';
import { routeModule } from '../../runtime/route';
import { PreferencesStore } from '../../runtime/stores/preferences.store';
import { AlertNotices } from './alert-notices';
import { AlertWatcher, type AlertWatcherStores } from './alert-watcher.view';
import { alertsStoreModule } from './alerts-store.wiring';
import { AlertsSection } from './alerts-section.view';
import { AlertsPanel, type AlertsPanelStores } from './alerts-panel.view';
import { AlertsStore } from './alerts.store';
import { NewAlertDialog, type NewAlertStores } from './new-alert.view';

export const alertNoticesModule = defineModule('presentation/alert-notices', [
  provideClass(
    AlertNotices,
    Alerts,
    AlertBook,
    NoticesPort,
    SoundPort,
    PagePort,
    TranslationsPort,
    PreferencesStore,
    Scheduler,
  ),
]);

const modules = [marketsModule, alertPresenceModule, alertsModule, alertsStoreModule];

export const alertWatchPart = routeModule<AlertWatcherStores>({
  Page: AlertWatcher,
  modules: [...modules, alertNoticesModule],
  stores: { alerts: Alerts, notices: AlertNotices },
});
export const newAlertPart = routeModule<NewAlertStores>({
  Page: NewAlertDialog,
  modules,
  stores: { alerts: AlertsStore, markets: MarketsQueries },
});
export const alertsPanelPart = routeModule<AlertsPanelStores>({
  Page: AlertsPanel,
  modules,
  stores: { alerts: AlertsStore, markets: MarketsQueries },
});
export const alertsSectionPart = routeModule<AlertsPanelStores>({
  Page: AlertsSection,
  modules,
  stores: { alerts: AlertsStore, markets: MarketsQueries },
});
