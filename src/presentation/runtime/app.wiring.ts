import { AccountPort } from '../../application/account/account.port';
import { AccountQueries } from '../../application/account/account.queries';
import { Clock } from '../../application/kernel/clock.port';
import { Log } from '../../application/kernel/log.port';
import { defineModule, entry, provideBy, provideClass } from '../../application/kernel/provider';
import { Random } from '../../application/kernel/random.port';
import { Scheduler } from '../../application/kernel/scheduler.port';
import { MarketStreamPort } from '../../application/markets/market-stream.port';
import { ChooseLanguage } from '../../application/platform/choose-language.use-case';
import { ClipboardPort } from '../../application/platform/clipboard.port';
import { Environment } from '../../application/platform/environment';
import { LanguageCookiePort, TranslationsPort } from '../../application/platform/language.port';
import { LocalStoragePort } from '../../application/platform/local-storage.port';
import { NoticesPort } from '../../application/platform/notices.port';
import { PreferencesPort } from '../../application/platform/preferences.port';
import { Tracking } from '../../application/platform/tracking';
import { TrackingChoice } from '../../application/platform/tracking-choice';
import { PagePort } from '../../application/platform/page.port';
import { UserPreferences } from '../../application/platform/user-preferences';
import { SwitchAccount } from '../../application/account/switch-account.use-case';
import { LogOut } from '../../application/session/log-out.use-case';
import { Session } from '../../application/session/session';
import { ConnectionStore } from './stores/connection.store';
import { ErrorReports } from './stores/error-reports';
import { LanguageStore } from './stores/language.store';
import { NoticesStore } from './stores/notices.store';
import { PreferencesStore } from './stores/preferences.store';
import { QuietStore } from './stores/quiet.store';
import { RegionStore } from './stores/region.store';
import { TrackingStore } from './stores/tracking.store';
import { SessionStore } from './stores/session.store';
import { ThemeStore } from './stores/theme.store';
import { WindowHeight } from './stores/window-height';
import { AppStores } from './app-stores';

/** The stores that live as long as the page; `AppStores` is what the composition root resolves and starts. */
export const appModule = defineModule('shell', [
  provideClass(NoticesStore, Scheduler, Clock),
  provideBy(NoticesPort, (store: NoticesStore) => store, NoticesStore),
  provideClass(ChooseLanguage, TranslationsPort, LanguageCookiePort, Session, AccountPort, NoticesPort),
  provideClass(LanguageStore, TranslationsPort, LanguageCookiePort, ChooseLanguage, Session, PagePort),
  provideClass(UserPreferences, LocalStoragePort, Session, PreferencesPort, Log),
  provideClass(PreferencesStore, UserPreferences, NoticesPort),
  provideClass(ThemeStore, PreferencesStore),
  provideClass(ConnectionStore, MarketStreamPort, Clock, Scheduler),
  provideClass(SessionStore, Session, LogOut, SwitchAccount, NoticesStore),
  provideClass(ErrorReports, Log, Random),
  provideClass(TrackingStore, TrackingChoice, Tracking),
  provideClass(RegionStore, Session, AccountQueries),
  provideClass(QuietStore, Scheduler),
  provideClass(WindowHeight, PagePort),
  entry(
    provideClass(
      AppStores,
      SessionStore,
      LanguageStore,
      PreferencesStore,
      ThemeStore,
      ConnectionStore,
      NoticesStore,
      Environment,
      ClipboardPort,
      ErrorReports,
      TrackingStore,
      RegionStore,
      QuietStore,
      WindowHeight,
    ),
  ),
]);
