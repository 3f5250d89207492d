import type { Outcome } from '../../application/kernel/failure';
import type { SignInCommandsPort, ProviderTokens, SignedIn } from '../../application/session/sign-in-commands.port';
import type {
  IdentityProvider,
  ProviderClash,
  SecondFactorChoice,
  SignInPort,
} from '../../application/session/sign-in.port';
import { type PasswordPolicy, usualPasswordPolicy } from '../../domain/session/password-policy';
import { failure, success } from '../../domain/shared/result';
import { FirebaseLoader } from './firebase-loader';
import type { Needs } from '../../application/kernel/token';

/** Sign-in by the Firebase SDK, which is loaded with the first call. */
export class FirebaseSignInAdapter implements SignInPort, SignInCommandsPort {
  static readonly needs: Needs<typeof FirebaseSignInAdapter> = [FirebaseLoader];

  readonly #firebase: FirebaseLoader;

  constructor(firebase: FirebaseLoader) {
    this.#firebase = firebase;
  }

  prepare(): Outcome<void> {
    return this.#firebase.attempt((firebase) => firebase.prepare());
  }

  signInWithPassword(email: string, password: string): Outcome<SignedIn> {
    return this.#firebase.attempt(async (firebase) => signedIn(await firebase.signIn(email, password)));
  }

  signUpWithPassword(email: string, password: string): Outcome<SignedIn> {
    return this.#firebase.attempt(async (firebase) => signedIn(await firebase.signUp(email, password)));
  }

  signInWithPopup(provider: IdentityProvider): Outcome<SignedIn> {
    return this.#firebase.attempt(async (firebase) => signedIn(await firebase.popup(provider)));
  }

  signInWithRedirect(provider: IdentityProvider): Outcome<void> {
    return this.#firebase.attempt((firebase) => firebase.redirect(provider));
  }

  async redirectResult(): Outcome<SignedIn | undefined> {
    if (!isComingBack()) return success(undefined);
    return this.#firebase.attempt(async (firebase) => {
      const result = await firebase.redirectResult();
      return result === null ? undefined : signedIn(result);
    });
  }

  signInWithTokens(provider: IdentityProvider, tokens: ProviderTokens): Outcome<SignedIn> {
    return this.#firebase.attempt(async (firebase) => signedIn(await firebase.signInWithTokens(provider, tokens)));
  }

  sendLink(email: string, landing: string): Outcome<void> {
    return this.#firebase.attempt((firebase) => firebase.sendLink(email, landing));
  }

  signInWithLink(email: string, link: string): Outcome<SignedIn> {
    return this.#firebase.attempt(async (firebase) => signedIn(await firebase.signInWithLink(email, link)));
  }

  sendPhoneCode(number: string): Outcome<void> {
    return this.#firebase.attempt((firebase) => firebase.sendPhoneCode(number));
  }

  signInWithPhoneCode(code: string): Outcome<SignedIn> {
    return this.#firebase.attempt(async (firebase) => signedIn(await firebase.signInWithPhoneCode(code)));
  }

  secondStep(): readonly SecondFactorChoice[] | undefined {
    return this.#firebase.loaded?.secondStep?.choices;
  }

  sendSecondStepCode(factorId: string): Outcome<void> {
    const step = this.#firebase.loaded?.secondStep;
    return step ? this.#firebase.attempt(() => step.send(factorId)) : nothingWaits();
  }

  finishSecondStep(factorId: string, code: string): Outcome<SignedIn> {
    const step = this.#firebase.loaded?.secondStep;
    return step ? this.#firebase.attempt(async () => signedIn(await step.finish(factorId, code))) : nothingWaits();
  }

  clash(): ProviderClash | undefined {
    const clash = this.#firebase.loaded?.clash;
    return clash && { provider: clash.provider, email: clash.email };
  }

  linkClash(): Outcome<SignedIn> {
    return this.#firebase.attempt(async (firebase) => signedIn(await firebase.linkClash()));
  }

  forgetClash(): void {
    const firebase = this.#firebase.loaded;
    if (firebase) firebase.clash = undefined;
  }

  sendEmailVerification(landing: string): Outcome<void> {
    return this.#firebase.attempt((firebase) => firebase.sendEmailVerification(landing));
  }

  sendPasswordReset(email: string, landing: string): Outcome<void> {
    return this.#firebase.attempt((firebase) => firebase.sendPasswordReset(email, landing));
  }

  async passwordPolicy(): Outcome<PasswordPolicy> {
    const policy = await this.#firebase.attempt((firebase) => firebase.passwordPolicy());
    if (!policy.ok) return success(usualPasswordPolicy);
    const { customStrengthOptions: asked, allowedNonAlphanumericCharacters } = policy.value;
    return success({
      minimumLength: asked.minPasswordLength ?? usualPasswordPolicy.minimumLength,
      maximumLength: asked.maxPasswordLength,
      lowercase: asked.containsLowercaseLetter ?? false,
      uppercase: asked.containsUppercaseLetter ?? false,
      digit: asked.containsNumericCharacter ?? false,
      symbol: asked.containsNonAlphanumericCharacter ?? false,
      symbols: allowedNonAlphanumericCharacters,
    });
  }

  signOut(): Outcome<void> {
    return this.#firebase.ifLoaded((firebase) => firebase.signOut());
  }
}

async function signedIn({
  user,
}: {
  readonly user: { readonly email: string | null; getIdToken(): Promise<string> };
}): Promise<SignedIn> {
  return { identityToken: await user.getIdToken(), email: user.email ?? undefined };
}

async function nothingWaits(): Outcome<never> {
  return failure({ kind: 'signIn', code: 'auth/missing-multi-factor-session' });
}

/** The SDK notes in the tab's storage that it left for a provider; without the note it need not be loaded to look. */
function isComingBack(): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith('firebase:pendingRedirect:'));
  } catch {
    return false;
  }
}
