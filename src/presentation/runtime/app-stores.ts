import type { Startable, Unsubscribe } from '../../application/kernel/observable-value';
import type { ClipboardPort } from '../../application/platform/clipboard.port';
import type { Environment } from '../../application/platform/environment';
import type { ConnectionStore } from './stores/connection.store';
import type { ErrorReports } from './stores/error-reports';
import type { LanguageStore } from './stores/language.store';
import type { NoticesStore } from './stores/notices.store';
import type { PreferencesStore } from './stores/preferences.store';
import type { QuietStore } from './stores/quiet.store';
import type { RegionStore } from './stores/region.store';
import type { TrackingStore } from './stores/tracking.store';
import type { SessionStore } from './stores/session.store';
import type { ThemeStore } from './stores/theme.store';
import type { WindowHeight } from './stores/window-height';
import { paths } from './paths';

/** What every page can reach, whatever its own stores are: `useApp()`. */
export class AppStores implements Startable {
  readonly paths = paths;

  constructor(
    readonly session: SessionStore,
    readonly language: LanguageStore,
    readonly preferences: PreferencesStore,
    readonly theme: ThemeStore,
    readonly connection: ConnectionStore,
    readonly notices: NoticesStore,
    readonly environment: Environment,
    readonly clipboard: ClipboardPort,
    readonly errors: ErrorReports,
    readonly tracking: TrackingStore,
    readonly region: RegionStore,
    readonly quiet: QuietStore,
    private readonly windowHeight: WindowHeight,
  ) {}

  start(): Unsubscribe {
    const stops = [
      this.preferences,
      this.theme,
      this.windowHeight,
      this.language,
      this.session,
      this.connection,
      this.tracking,
    ].map((store) => store.start());
    return () => stops.forEach((stop) => stop());
  }
}
