import type { ObservableValue } from '../kernel/observable-value';
import { token } from '../kernel/token';

/** `offered`: the browser would install it once somebody asks; `installed`: the page runs as an app. */
export type InstallState = 'unknown' | 'offered' | 'installed';

/** The site as an app of this device. */
export interface AppInstallationPort {
  readonly state: ObservableValue<InstallState>;
  /** A newer version is here and waits to be taken. */
  readonly newVersion: ObservableValue<boolean>;
  /** Brings what the app needs to open without a connection; once is enough. */
  start(): void;
  /** Has the browser ask. Only within a person's act. */
  install(): Promise<boolean>;
  /** Loads the page in the new version. What was typed comes back, except what is secret. */
  takeNewVersion(): void;
}

export const AppInstallationPort = token<AppInstallationPort>('AppInstallationPort');
