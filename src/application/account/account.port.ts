import type { Account } from '../../domain/account/account';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

export interface IpInfo {
  readonly country: string | undefined;
  /** `undefined` where nobody can say. */
  readonly eu: boolean | undefined;
  /** The exchange does not serve people there. */
  readonly restricted: boolean;
}

/** The logged-in account and what is known of a visitor's place. */
export interface AccountPort {
  account(): Outcome<Account>;
  coolName(): Outcome<string>;
  ipInfo(): Outcome<IpInfo>;
}

export const AccountPort = token<AccountPort>('AccountPort');
