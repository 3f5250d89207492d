import type { SubAccount, SubAccountBalance } from '../../domain/account/sub-account';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

/** Sub-accounts of the main account that is logged in; a sub-account has none and may open none (`rejected`). */
export interface SubAccountsPort {
  /** Oldest first. */
  list(): Outcome<readonly SubAccount[]>;
  /** @param accountId application id; `notFound` for one that is not a sub-account of this main account */
  balances(accountId: string): Outcome<readonly SubAccountBalance[]>;
}

export const SubAccountsPort = token<SubAccountsPort>('SubAccountsPort');
