import type { NewAuthenticator, SignInIdentity } from '../../domain/session/sign-in-identity';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

/**
 * Second factors of signing in, of whoever confirmed at the identity provider who they are (`ConfirmIdentity`).
 * Failures are of kind `signIn` with the provider's code: `auth/requires-recent-login` and `auth/user-token-expired` when
 * that was too long ago, `auth/unverified-email`, `auth/second-factor-already-in-use`,
 * `auth/maximum-second-factor-count-exceeded`, `auth/invalid-verification-code`. Every change ends the provider's other
 * sign-ins.
 */
export interface SecondFactorsCommandsPort {
  /** @param issuer and account are what the authenticator app shows */
  startAuthenticator(issuer: string, account: string): Outcome<NewAuthenticator>;
  /** Binds the key that was started last. @param code what the authenticator shows */
  addAuthenticator(code: string): Outcome<SignInIdentity>;
  /** Sends a code to the telephone that is to be bound. @param number in international form */
  startPhone(number: string): Outcome<void>;
  /** With the code that was sent last. */
  addPhone(code: string): Outcome<SignInIdentity>;
  remove(factorId: string): Outcome<SignInIdentity>;
}

export const SecondFactorsCommandsPort = token<SecondFactorsCommandsPort>('SecondFactorsCommandsPort');
