import type { PasswordPolicy } from '../../domain/session/password-policy';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

export interface SignedIn {
  readonly identityToken: string;
  readonly email: string | undefined;
}

/** Who vouches for people in a popup. */
export type IdentityProvider = 'google' | 'apple';

/** What a provider handed out for somebody. */
export interface ProviderTokens {
  readonly idToken?: string | undefined;
  readonly accessToken?: string | undefined;
}

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
  /** Loads what a popup needs: browsers open one only soon after a press. */
  prepare(): Outcome<void>;
  signInWithPassword(email: string, password: string): Outcome<SignedIn>;
  signUpWithPassword(email: string, password: string): Outcome<SignedIn>;
  signInWithPopup(provider: IdentityProvider): Outcome<SignedIn>;
  /** Leaves the page for the provider's, which leads back to the same address; there `redirectResult` has the answer. */
  signInWithRedirect(provider: IdentityProvider): Outcome<void>;
  /** `undefined` where nobody comes back from a provider. */
  redirectResult(): Outcome<SignedIn | undefined>;
  /** With tokens that a provider handed out elsewhere, such as by one tap. */
  signInWithTokens(provider: IdentityProvider, tokens: ProviderTokens): Outcome<SignedIn>;
  /** Mails a link that signs in. @param landing the path of this site that the link leads to */
  sendLink(email: string, landing: string): Outcome<void>;
  /** @param link the whole address that was opened */
  signInWithLink(email: string, link: string): Outcome<SignedIn>;
  /** @param number in international form */
  sendPhoneCode(number: string): Outcome<void>;
  /** With the code that was sent last. */
  signInWithPhoneCode(code: string): Outcome<SignedIn>;
  /** The factors to choose from, after a refusal with `auth/multi-factor-auth-required`. */
  secondStep(): readonly SecondFactorChoice[] | undefined;
  sendSecondStepCode(factorId: string): Outcome<void>;
  finishSecondStep(factorId: string, code: string): Outcome<SignedIn>;
  /** What waits to be linked, after a refusal with `auth/account-exists-with-different-credential`. */
  clash(): ProviderClash | undefined;
  /** Adds the provider's account of the clash to whoever is signed in now. */
  linkClash(): Outcome<SignedIn>;
  forgetClash(): void;
  /** To whoever is signed in now. @param landing the path of this site to go on to afterwards */
  sendEmailVerification(landing: string): Outcome<void>;
  sendPasswordReset(email: string, landing: string): Outcome<void>;
  /** The usual policy where the provider's cannot be read: the provider checks the password in any case. */
  passwordPolicy(): Outcome<PasswordPolicy>;
  signOut(): Outcome<void>;
}

export const SignInPort = token<SignInPort>('SignInPort');
