import type { SubAccount } from '../../domain/account/sub-account';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

/** Sub-accounts of the main account that is logged in; a sub-account has none and may open none (`rejected`). */
export interface SubAccountsPort {
  /** Oldest first. */
  list(): Outcome<readonly SubAccount[]>;
}

export const SubAccountsPort = token<SubAccountsPort>('SubAccountsPort');
