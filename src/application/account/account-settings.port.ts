import type { AccountProfile, MaintenancePlan, ProductAccess } from '../../domain/account/account-profile';
import type { Instant } from '../../domain/shared/instant';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

/** What people choose about their account (protocol 6.2). Needs a session. */
export interface AccountSettingsPort {
  profile(): Outcome<AccountProfile>;
  products(): Outcome<ProductAccess>;
  /** `undefined` before the first deposit. */
  firstDeposit(): Outcome<{ readonly at: Instant | undefined }>;
  /** The announced upgrade. */
  maintenance(): Outcome<MaintenancePlan>;
  /** By which this device’s push service knows the exchange: an uncompressed point of P-256 in base64url. */
  pushKey(): Outcome<string>;
}

export const AccountSettingsPort = token<AccountSettingsPort>('AccountSettingsPort');
