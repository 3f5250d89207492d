import type { Account } from '../../domain/account/account';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

export interface IpInfo {
  readonly country: string | undefined;
  readonly eu: boolean;
  /** The exchange does not serve people there. */
  readonly restricted: boolean;
}

export interface Region {
  readonly code: string;
  readonly name: string;
  readonly eu: boolean;
}

/** The logged-in account and what is known of a visitor's place. */
export interface AccountPort {
  account(): Outcome<Account>;
  coolName(): Outcome<string>;
  ipInfo(): Outcome<IpInfo>;
  regions(): Outcome<readonly Region[]>;
}

export const AccountPort = token<AccountPort>('AccountPort');
