import { Clock } from '../../application/kernel/clock.port';
import { Log } from '../../application/kernel/log.port';
import { defineModule, entry, provideBy, provideClass } from '../../application/kernel/provider';
import { Random } from '../../application/kernel/random.port';
import { Scheduler } from '../../application/kernel/scheduler.port';
import { MarketStreamPort } from '../../application/markets/market-stream.port';
import { ClipboardPort } from '../../application/platform/clipboard.port';
import { Environment } from '../../application/platform/environment';
import { LanguageCookiePort, TranslationsPort } from '../../application/platform/language.port';
import { LocalStoragePort } from '../../application/platform/local-storage.port';
import { NoticesPort } from '../../application/platform/notices.port';
import { SessionTokenPort } from '../../application/session/session-token.port';
import { ConnectionStore } from '../platform/connection.store';
import { ErrorReports } from '../platform/error-reports';
import { LanguageStore } from '../platform/language.store';
import { NoticesStore } from '../platform/notices.store';
import { SessionStore } from '../session/session.store';
import { ThemeStore } from '../theme/theme.store';
import { ShellStores } from './shell-stores';

/** The stores that live as long as the page; `ShellStores` is what the composition root resolves and starts. */
export const shellModule = defineModule('shell', [
  provideClass(NoticesStore, Scheduler, Clock),
  provideBy(NoticesPort, (store: NoticesStore) => store, NoticesStore),
  provideClass(LanguageStore, TranslationsPort, LanguageCookiePort),
  provideClass(ThemeStore, LocalStoragePort),
  provideClass(ConnectionStore, MarketStreamPort, Clock, Scheduler),
  provideClass(SessionStore, SessionTokenPort),
  provideClass(ErrorReports, Log, Random),
  entry(
    provideClass(ShellStores, SessionStore, LanguageStore, ThemeStore, ConnectionStore, NoticesStore, Environment, ClipboardPort, ErrorReports),
  ),
]);
