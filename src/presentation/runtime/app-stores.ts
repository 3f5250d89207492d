import type { Startable, Unsubscribe } from '../../application/kernel/observable-value';
import { ClipboardPort } from '../../application/platform/clipboard.port';
import { Environment } from '../../application/platform/environment';
import { ConnectionStore } from './stores/connection.store';
import { ErrorReports } from './stores/error-reports';
import { LanguageStore } from './stores/language.store';
import { NoticesStore } from './stores/notices.store';
import { PreferencesStore } from './stores/preferences.store';
import { QuietStore } from './stores/quiet.store';
import { RegionStore } from './stores/region.store';
import { SwitchesStore } from './stores/switches.store';
import { TrackingStore } from './stores/tracking.store';
import { SessionStore } from './stores/session.store';
import { ThemeStore } from './stores/theme.store';
import { WindowHeight } from './stores/window-height';
import { paths } from './paths';
import type { Needs } from '../../application/kernel/token';

/** What every page can reach, whatever its own stores are: `useApp()`. */
export class AppStores implements Startable {
  static readonly needs: Needs<typeof AppStores> = [
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
    SwitchesStore,
    WindowHeight,
  ];

  readonly paths = paths;
  #stopSession: Unsubscribe | undefined;

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
    readonly switches: SwitchesStore,
    private readonly windowHeight: WindowHeight,
  ) {}

  /** Who is here, and the language: all that the first picture depends on. Resolves once it can be drawn. */
  begin(): Promise<void> {
    this.#stopSession ??= this.session.start();
    return this.language.begin();
  }

  start(): Unsubscribe {
    void this.begin();
    const stops = [this.preferences, this.theme, this.windowHeight, this.language, this.connection, this.tracking].map(
      (store) => store.start(),
    );
    return () => {
      stops.forEach((stop) => stop());
      this.#stopSession?.();
      this.#stopSession = undefined;
    };
  }
}
