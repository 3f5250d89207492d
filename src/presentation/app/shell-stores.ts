import type { Startable, Unsubscribe } from '../../application/kernel/observable-value';
import type { ClipboardPort } from '../../application/platform/clipboard.port';
import type { Environment } from '../../application/platform/environment';
import type { ConnectionStore } from '../platform/connection.store';
import type { ErrorReports } from '../platform/error-reports';
import type { LanguageStore } from '../platform/language.store';
import type { NoticesStore } from '../platform/notices.store';
import type { PreferencesStore } from '../platform/preferences.store';
import type { QuietStore } from '../platform/quiet.store';
import type { RegionStore } from '../platform/region.store';
import type { TrackingStore } from '../platform/tracking.store';
import type { SessionStore } from '../session/session.store';
import type { ThemeStore } from '../theme/theme.store';
import type { WindowHeight } from '../theme/window-height';
import { paths } from './paths';

/** What every page can reach, whatever its own stores are: `useShell()`. */
export class ShellStores implements Startable {
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
