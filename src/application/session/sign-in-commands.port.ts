import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';
import type { IdentityProvider } from './sign-in.port';

export interface SignedIn {
  readonly identityToken: string;
  readonly email: string | undefined;
}

/** What a provider handed out for somebody. */
export interface ProviderTokens {
  readonly idToken?: string | undefined;
  readonly accessToken?: string | undefined;
}

/**
 * The identity provider. Failures are of kind `signIn` with the provider's code (such as `auth/invalid-credential`)
 * or `cancelled`, which is never shown. What a refused attempt leaves open stands in `secondStep` and `clash`; one
 * attempt at a time.
 */
export interface SignInCommandsPort {
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
  sendSecondStepCode(factorId: string): Outcome<void>;
  finishSecondStep(factorId: string, code: string): Outcome<SignedIn>;
  /** Adds the provider's account of the clash to whoever is signed in now. */
  linkClash(): Outcome<SignedIn>;
  forgetClash(): void;
  /** To whoever is signed in now. @param landing the path of this site to go on to afterwards */
  sendEmailVerification(landing: string): Outcome<void>;
  sendPasswordReset(email: string, landing: string): Outcome<void>;
  signOut(): Outcome<void>;
}

export const SignInCommandsPort = token<SignInCommandsPort>('SignInCommandsPort');
