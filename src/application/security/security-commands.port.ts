import type { CodeSent, Proof } from '../../domain/security/factor';
import type { SafeAct } from '../../domain/security/safe-act';
import type { SecurityPasswordKind } from '../../domain/security/security-overview';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

/**
 * Factors of the person who is logged in (protocol 6.2, reliability 1.5). Where a proof is taken, `check` says
 * what belongs into it; a missing or wrong one is `invalid` with the tries left in its detail, and after five wrong
 * ones the factor is locked (`rateLimited` with the time to wait). A sub-account changes none of them (`rejected`).
 */
export interface SecurityCommandsPort {
  /** Sends a code that names the act and is good for it alone; `rateLimited` within a minute of the last and after ten an hour. */
  sendCode(act: SafeAct): Outcome<CodeSent>;
  /** @param code what the authenticator shows. `duplicate` when one is bound */
  bindAuthenticator(code: string, secret: string, proof: Proof): Outcome<void>;
  /** By a code of it, by a passkey or by a recovery code. Ends other sessions and holds withdrawals for a day. */
  unbindAuthenticator(proof: Proof): Outcome<void>;
  /** A rehearsal that the authenticator is still at hand; uses the code up. `notFound` when none is bound. */
  checkAuthenticator(code: string): Outcome<void>;
  /** 4 to 20 letters and digits. */
  setAntiPhishingCode(code: string, proof: Proof): Outcome<void>;
  removeAntiPhishingCode(proof: Proof): Outcome<void>;
  /** 6 to 64 characters; `duplicate` when there is one. */
  createPassword(kind: SecurityPasswordKind, password: string, proof: Proof): Outcome<void>;
  /** Holds withdrawals for a day. */
  changePassword(kind: SecurityPasswordKind, password: string, newPassword: string, proof: Proof): Outcome<void>;
  checkTradePassword(password: string): Outcome<{ readonly right: boolean; readonly retriesLeft: number | undefined }>;
  /** Without the password, which was forgotten, with the code of `sendResetCode`. Holds withdrawals for a day. */
  removePassword(kind: SecurityPasswordKind, password: string | undefined, proof: Proof): Outcome<void>;
  sendResetCode(kind: SecurityPasswordKind): Outcome<CodeSent>;
  /** To the address that is to become the account's. */
  sendAddressCode(email: string): Outcome<CodeSent>;
  /** @param addressCode what was sent to the new address. `duplicate` for another account's address */
  changeEmail(email: string, addressCode: string, proof: Proof): Outcome<void>;
}

export const SecurityCommandsPort = token<SecurityCommandsPort>('SecurityCommandsPort');
