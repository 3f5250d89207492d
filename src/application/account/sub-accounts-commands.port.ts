import type { SubAccount } from '../../domain/account/sub-account';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

/** Sub-accounts of the main account that is logged in; a sub-account has none and may open none (`rejected`). */
export interface SubAccountsCommandsPort {
  /** Empty, with an account of its own in the exchange. `duplicate` for a name in use, `invalid` beyond 20. */
  open(alias: string): Outcome<SubAccount>;
  /** `notFound` for anybody else's, `duplicate` for a name in use. Answers the name as it was kept. */
  rename(userId: string, alias: string): Outcome<string>;
}

export const SubAccountsCommandsPort = token<SubAccountsCommandsPort>('SubAccountsCommandsPort');
