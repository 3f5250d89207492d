import type { Proof } from '../../domain/security/factor';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

/**
 * Stopping and leaving. A proof is taken as `SecurityPort` says. A sub-account does neither (`rejected`). Of a frozen
 * account only what recovers it is answered: the account itself, its security's overview, histories and devices, codes,
 * what a passkey signs to unfreeze, `standing`, `unfreeze` and logging out; everything else is `rejected`.
 */
export interface AccountClosureCommandsPort {
  /** Cancels open orders, takes withdrawals back that have not left, ends other sessions and stops API keys, till `unfreeze`. */
  freeze(proof: Proof): Outcome<void>;
  /** Withdrawals wait for a day afterwards. */
  unfreeze(proof: Proof): Outcome<void>;
  /**
   * For good, with all sub-accounts: every session and key ends, and the address may open an account anew.
   * `rejected` while there are obstacles, or something is left and the rest is not given up.
   */
  close(giveUpRest: boolean, proof: Proof): Outcome<void>;
}

export const AccountClosureCommandsPort = token<AccountClosureCommandsPort>('AccountClosureCommandsPort');
