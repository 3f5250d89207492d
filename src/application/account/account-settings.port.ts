import type {
  AccountProfile,
  Agreement,
  MaintenancePlan,
  Preferences,
  PreferenceValue,
  ProductAccess,
} from '../../domain/account/account-profile';
import type { Instant } from '../../domain/shared/instant';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

/** What people choose about their account (protocol 6.2). Needs a session. */
export interface AccountSettingsPort {
  profile(): Outcome<AccountProfile>;
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
  products(): Outcome<ProductAccess>;
  /** `undefined` before the first deposit. */
  firstDeposit(): Outcome<{ readonly at: Instant | undefined }>;
  /** The announced upgrade; with an argument first says whether open orders are to be cancelled when it begins. */
  maintenance(cancelOrders?: boolean): Outcome<MaintenancePlan>;
  registerPush(pushToken: string, platform: 'web' | 'ios' | 'android'): Outcome<void>;
}

export const AccountSettingsPort = token<AccountSettingsPort>('AccountSettingsPort');
