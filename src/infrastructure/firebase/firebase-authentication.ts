import { initializeApp } from 'firebase/app';
import {
  applyActionCode,
  browserPopupRedirectResolver,
  checkActionCode,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  debugErrorMap,
  getRedirectResult,
  initializeAuth,
  inMemoryPersistence,
  linkWithCredential,
  OAuthProvider,
  PhoneAuthProvider,
  sendEmailVerification,
  sendPasswordResetEmail,
  sendSignInLinkToEmail,
  signInWithCredential,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  signInWithPopup,
  signInWithRedirect,
  signOut,
  validatePassword,
  type ActionCodeInfo,
  type Auth,
  type AuthCredential,
  type AuthError,
  type MultiFactorError,
  type PasswordPolicy,
  type UserCredential,
} from 'firebase/auth';
import type { Environment } from '../../application/platform/environment';
import type { ProviderTokens } from '../../application/session/sign-in-commands.port';
import type { IdentityProvider, ProviderClash } from '../../application/session/sign-in.port';
import { withAppVerifier } from './firebase-app-verifier';
import { FirebaseFrameLoader } from './firebase-frame-loader';
import { credentialOf, popupProvider, providerOfId } from './firebase-providers';
import { FirebaseSecondStep } from './firebase-second-step';

/** The part of the SDK that is used, and what an unfinished sign-in leaves open. A chunk of its own. */
export class FirebaseAuthentication {
  /**
   * Keeps the provider's user in memory only: the session lives in the authorization cookie, so a user or a refresh
   * token of the provider in this browser's storage would only be one more thing to steal.
   */
  readonly auth: Auth;
  secondStep: FirebaseSecondStep | undefined;
  clash: (ProviderClash & { readonly credential: AuthCredential }) | undefined;
  readonly #frames: FirebaseFrameLoader;
  /** Which code was sent to a telephone last. */
  #phoneCode = '';

  constructor({ firebase }: Environment) {
    const { apiKey, projectId, authDomain, emulatorUrl } = firebase;
    // This map has the messages in words; the default one has only codes.
    this.auth = initializeAuth(initializeApp({ apiKey, projectId, authDomain }), {
      persistence: inMemoryPersistence,
      errorMap: debugErrorMap,
    });
    if (emulatorUrl !== undefined) connectAuthEmulator(this.auth, emulatorUrl, { disableWarnings: true });
    this.#frames = new FirebaseFrameLoader(emulatorUrl);
  }

  prepare(): Promise<void> {
    return this.#frames.load();
  }

  signIn(email: string, password: string): Promise<UserCredential> {
    return signInWithEmailAndPassword(this.#auth, email, password);
  }

  signUp(email: string, password: string): Promise<UserCredential> {
    return createUserWithEmailAndPassword(this.#auth, email, password);
  }

  async popup(provider: IdentityProvider): Promise<UserCredential> {
    await this.#frames.load();
    return complete(await signInWithPopup(this.#auth, popupProvider(provider), browserPopupRedirectResolver));
  }

  async redirect(provider: IdentityProvider): Promise<void> {
    await this.#frames.load();
    return signInWithRedirect(this.#auth, popupProvider(provider), browserPopupRedirectResolver);
  }

  async redirectResult(): Promise<UserCredential | null> {
    await this.#frames.load();
    const result = await getRedirectResult(this.#auth, browserPopupRedirectResolver);
    return result && complete(result);
  }

  signInWithTokens(provider: IdentityProvider, tokens: ProviderTokens): Promise<UserCredential> {
    return signInWithCredential(this.#auth, credentialOf(provider, tokens));
  }

  sendLink(email: string, landing: string): Promise<void> {
    return sendSignInLinkToEmail(this.#auth, email, { url: here(landing), handleCodeInApp: true });
  }

  signInWithLink(email: string, link: string): Promise<UserCredential> {
    return signInWithEmailLink(this.#auth, email, link);
  }

  async sendPhoneCode(number: string): Promise<void> {
    const auth = this.#auth;
    this.#phoneCode = await withAppVerifier(auth, (verifier) =>
      new PhoneAuthProvider(auth).verifyPhoneNumber(number, verifier),
    );
  }

  signInWithPhoneCode(code: string): Promise<UserCredential> {
    return signInWithCredential(this.#auth, PhoneAuthProvider.credential(this.#phoneCode, code));
  }

  async linkClash(): Promise<UserCredential> {
    const { clash } = this;
    const { currentUser } = this.auth;
    if (!clash || !currentUser) throw new Error('There is nobody, or nothing, to link.');
    this.clash = undefined;
    return linkWithCredential(currentUser, clash.credential);
  }

  async sendEmailVerification(landing: string): Promise<void> {
    const { currentUser } = this.#auth;
    if (currentUser) await sendEmailVerification(currentUser, { url: here(landing) });
  }

  sendPasswordReset(email: string, landing: string): Promise<void> {
    return sendPasswordResetEmail(this.#auth, email, { url: here(landing) });
  }

  async passwordPolicy(): Promise<PasswordPolicy> {
    return (await validatePassword(this.auth, '')).passwordPolicy;
  }

  checkCode(code: string): Promise<ActionCodeInfo> {
    return checkActionCode(this.#auth, code);
  }

  applyCode(code: string): Promise<void> {
    return applyActionCode(this.#auth, code);
  }

  resetPassword(code: string, password: string): Promise<void> {
    return confirmPasswordReset(this.#auth, code, password);
  }

  signOut(): Promise<void> {
    this.secondStep = undefined;
    this.clash = undefined;
    return signOut(this.auth);
  }

  /** Keeps what a refusal needs to be got over. */
  noteRefusal(cause: unknown): void {
    const { code, customData } = (cause ?? {}) as Partial<AuthError>;
    if (code === 'auth/multi-factor-auth-required')
      this.secondStep = new FirebaseSecondStep(this.auth, cause as MultiFactorError);
    if (code !== 'auth/account-exists-with-different-credential') return;
    const credential = OAuthProvider.credentialFromError(cause as AuthError);
    const provider = credential === null ? undefined : providerOfId(credential.providerId);
    if (credential && provider && customData?.email) this.clash = { provider, email: customData.email, credential };
  }

  /** Mails and the provider's pages speak the language of the page. */
  get #auth(): Auth {
    this.auth.languageCode = document.documentElement.lang || null;
    return this.auth;
  }
}

/** A social sign-in proceeds only with both e-mail address and access token (specification, section 5). */
function complete(result: UserCredential): UserCredential {
  if (result.user.email !== null && OAuthProvider.credentialFromResult(result)?.accessToken) return result;
  throw Object.assign(new Error('The provider did not share an e-mail address.'), { code: 'auth/missing-email' });
}

function here(path: string): string {
  return new URL(path, location.origin).href;
}
