import type { Agreement, MaintenancePlan, Preferences, PreferenceValue } from '../../domain/account/account-profile';
import type { Instant } from '../../domain/shared/instant';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

/** What people choose about their account (protocol 6.2). Needs a session. */
export interface AccountSettingsCommandsPort {
  /**
   * Merges, null forgets; answers all of them. Names are letters, digits, dots and hyphens and begin with a small
   * letter. `invalid` for other names and for more than 100 preferences; nothing is kept then.
   */
  savePreferences(changes: Readonly<Record<string, PreferenceValue | null>>): Outcome<Preferences>;
  /** `invalid` for a region that is not served, `rejected` once the person was verified in another. */
  switchRegion(code: string): Outcome<void>;
  /** 1 to 32 visible characters. */
  rename(alias: string): Outcome<string>;
  /** When this version was agreed to first. */
  agree(agreement: Agreement, version: string): Outcome<Instant>;
  /** Whether open orders are cancelled when the announced upgrade begins. */
  cancelOnMaintenance(wanted: boolean): Outcome<MaintenancePlan>;
  /**
   * Where this device receives pushed messages, for as long as its session lasts: on the web its subscription as JSON.
   * `invalid` where nobody pushes to there; `rejected` for a device that goes on by itself though it was stopped.
   */
  registerPush(pushToken: string, platform: 'web' | 'ios' | 'android', renews?: boolean): Outcome<void>;
  /** Nothing is pushed any more to that device, or to this one. `notFound` for anybody else's. */
  stopPush(deviceId?: string): Outcome<void>;
}

export const AccountSettingsCommandsPort = token<AccountSettingsCommandsPort>('AccountSettingsCommandsPort');
