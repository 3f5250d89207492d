import type { AccountStanding } from '../../domain/security/account-standing';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

/**
 * Stopping and leaving. A proof is taken as `SecurityPort` says. A sub-account does neither (`rejected`). Of a frozen
 * account only what recovers it is answered: the account itself with its preferences, its security's overview, histories
 * and devices, codes, what a passkey signs to unfreeze, `standing`, `unfreeze` and logging out; everything else is
 * `rejected` as `accountFrozen`.
 */
export interface AccountClosurePort {
  standing(): Outcome<AccountStanding>;
}

export const AccountClosurePort = token<AccountClosurePort>('AccountClosurePort');
