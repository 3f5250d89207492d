import { AccountPort } from '../../application/account/account.port';
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
import { PagePort } from '../../application/platform/page.port';
import { LogOut } from '../../application/session/log-out.use-case';
import { Session } from '../../application/session/session';
import { ConnectionStore } from '../platform/connection.store';
import { ErrorReports } from '../platform/error-reports';
import { LanguageStore } from '../platform/language.store';
import { NoticesStore } from '../platform/notices.store';
import { SessionStore } from '../session/session.store';
import { ThemeStore } from '../theme/theme.store';
import { WindowHeight } from '../theme/window-height';
import { ShellStores } from './shell-stores';

/** The stores that live as long as the page; `ShellStores` is what the composition root resolves and starts. */
export const shellModule = defineModule('shell', [
  provideClass(NoticesStore, Scheduler, Clock),
  provideBy(NoticesPort, (store: NoticesStore) => store, NoticesStore),
  provideClass(ChooseLanguage, TranslationsPort, LanguageCookiePort, Session, AccountPort, NoticesPort),
  provideClass(LanguageStore, TranslationsPort, LanguageCookiePort, ChooseLanguage, Session),
  provideClass(ThemeStore, LocalStoragePort),
  provideClass(ConnectionStore, MarketStreamPort, Clock, Scheduler),
  provideClass(SessionStore, Session, LogOut),
  provideClass(ErrorReports, Log, Random),
  provideClass(WindowHeight, PagePort),
  entry(
    provideClass(ShellStores, SessionStore, LanguageStore, ThemeStore, ConnectionStore, NoticesStore, Environment, ClipboardPort, ErrorReports, WindowHeight),
  ),
]);
