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
import { ConnectionStore } from '../platform/connection.store';
import { ErrorReports } from '../platform/error-reports';
import { LanguageStore } from '../platform/language.store';
import { NoticesStore } from '../platform/notices.store';
import { PreferencesStore } from '../platform/preferences.store';
import { QuietStore } from '../platform/quiet.store';
import { RegionStore } from '../platform/region.store';
import { TrackingStore } from '../platform/tracking.store';
import { SessionStore } from '../session/session.store';
import { ThemeStore } from '../theme/theme.store';
import { WindowHeight } from '../theme/window-height';
import { ShellStores } from './shell-stores';

/** The stores that live as long as the page; `ShellStores` is what the composition root resolves and starts. */
export const shellModule = defineModule('shell', [
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
      ShellStores,
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
