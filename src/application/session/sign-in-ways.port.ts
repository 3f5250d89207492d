import type { SignInIdentity } from '../../domain/session/sign-in-identity';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

/** Ways of signing in of whoever confirmed who they are; failures as `SecondFactorsCommandsPort` says. */
export interface SignInWaysPort {
  /** Read anew: an address may have been verified meanwhile. */
  identity(): Outcome<SignInIdentity>;
  /** What a session begins with: a change may have ended the one that is running. */
  identityToken(): Outcome<string>;
}

export const SignInWaysPort = token<SignInWaysPort>('SignInWaysPort');
