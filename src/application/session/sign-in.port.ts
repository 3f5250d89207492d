import type { PasswordPolicy } from '../../domain/session/password-policy';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

/** Who vouches for people in a popup. */
export type IdentityProvider = 'google' | 'apple';

/** A second factor somebody has enrolled. */
export interface SecondFactorChoice {
  readonly id: string;
  readonly kind: 'totp' | 'sms';
  /** The name it was given. */
  readonly name: string | undefined;
  /** The masked number of a telephone. */
  readonly phone: string | undefined;
}

/** A provider's account whose e-mail address belongs to somebody who signs in otherwise. */
export interface ProviderClash {
  readonly provider: IdentityProvider;
  readonly email: string;
}

/**
 * The identity provider. Failures are of kind `signIn` with the provider's code (such as `auth/invalid-credential`)
 * or `cancelled`, which is never shown. What a refused attempt leaves open stands in `secondStep` and `clash`; one
 * attempt at a time.
 */
export interface SignInPort {
  /** The factors to choose from, after a refusal with `auth/multi-factor-auth-required`. */
  secondStep(): readonly SecondFactorChoice[] | undefined;
  /** What waits to be linked, after a refusal with `auth/account-exists-with-different-credential`. */
  clash(): ProviderClash | undefined;
  /** The usual policy where the provider's cannot be read: the provider checks the password in any case. */
  passwordPolicy(): Outcome<PasswordPolicy>;
}

export const SignInPort = token<SignInPort>('SignInPort');
