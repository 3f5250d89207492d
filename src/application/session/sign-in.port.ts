import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

export interface SignedIn {
  readonly identityToken: string;
  readonly email: string | undefined;
}

/**
 * The identity provider. Failures are of kind `signIn` with the provider's code (such as
 * `auth/invalid-credential`) or `cancelled`, which is never shown.
 */
export interface SignInPort {
  signInWithPassword(email: string, password: string): Outcome<SignedIn>;
  signUpWithPassword(email: string, password: string): Outcome<SignedIn>;
  sendPasswordReset(email: string): Outcome<void>;
  /** The password policy's minimum length; 6 unless the provider says otherwise. */
  minimumPasswordLength(): Outcome<number>;
  signOut(): Outcome<void>;
}

export const SignInPort = token<SignInPort>('SignInPort');
