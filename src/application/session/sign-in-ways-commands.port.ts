import type { SignInIdentity, SignInWayKind } from '../../domain/session/sign-in-identity';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';
import type { IdentityProvider } from './sign-in.port';

/** Ways of signing in of whoever confirmed who they are; failures as `SecondFactorsCommandsPort` says. */
export interface SignInWaysCommandsPort {
  /** Gives the account a password, its first or another. Every other sign-in at the provider ends. */
  setPassword(password: string): Outcome<SignInIdentity>;
  /** By popup. `auth/credential-already-in-use` when the provider's account signs somebody else in. */
  link(provider: IdentityProvider): Outcome<SignInIdentity>;
  /** The caller sees to it that one way is left (`canRemoveWay`). */
  unlink(kind: SignInWayKind): Outcome<SignInIdentity>;
}

export const SignInWaysCommandsPort = token<SignInWaysCommandsPort>('SignInWaysCommandsPort');
