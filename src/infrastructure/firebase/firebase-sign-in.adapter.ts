import type { Failure, Outcome } from '../../application/kernel/failure';
import type { Environment } from '../../application/platform/environment';
import type { SignedIn, SignInPort } from '../../application/session/sign-in.port';
import { failure, success } from '../../domain/shared/result';
import type { FirebaseAuthentication } from './firebase-authentication';

/** When the provider does not say otherwise (specification, section 5). */
const usualMinimumLength = 6;

/** Sign-in by the Firebase SDK, which is loaded with the first call. */
export class FirebaseSignInAdapter implements SignInPort {
  readonly #environment: Environment;
  #loading: Promise<FirebaseAuthentication> | undefined;

  constructor(environment: Environment) {
    this.#environment = environment;
  }

  signInWithPassword(email: string, password: string): Outcome<SignedIn> {
    return this.#attempt(async (firebase) => signedIn(await firebase.signIn(email, password)));
  }

  signUpWithPassword(email: string, password: string): Outcome<SignedIn> {
    return this.#attempt(async (firebase) => signedIn(await firebase.signUp(email, password)));
  }

  sendPasswordReset(email: string): Outcome<void> {
    return this.#attempt((firebase) => firebase.sendPasswordReset(email));
  }

  async minimumPasswordLength(): Outcome<number> {
    const length = await this.#attempt((firebase) => firebase.minimumPasswordLength());
    // The provider checks the password in any case; a policy that cannot be read must not stop anybody.
    return success(length.ok ? (length.value ?? usualMinimumLength) : usualMinimumLength);
  }

  async signOut(): Outcome<void> {
    return this.#loading ? this.#attempt((firebase) => firebase.signOut()) : success(undefined);
  }

  async #attempt<T>(task: (firebase: FirebaseAuthentication) => Promise<T>): Outcome<T> {
    try {
      return success(await task(await this.#load()));
    } catch (cause) {
      return failure(signInFailure(cause));
    }
  }

  #load(): Promise<FirebaseAuthentication> {
    this.#loading ??= import('./firebase-authentication').then(
      ({ firebaseAuthentication }) => firebaseAuthentication(this.#environment),
      (cause: unknown) => {
        this.#loading = undefined;
        throw cause;
      },
    );
    return this.#loading;
  }
}

async function signedIn({ user }: { readonly user: { readonly email: string | null; getIdToken(): Promise<string> } }): Promise<SignedIn> {
  return { identityToken: await user.getIdToken(), email: user.email ?? undefined };
}

/** A cancelled request is no error; everything else is told in the provider's words (specification, section 8). */
export function signInFailure(cause: unknown): Failure {
  const { code, message } = (cause ?? {}) as { code?: unknown; message?: unknown };
  if (typeof code !== 'string' || !code.startsWith('auth/')) return { kind: 'offline', detail: 'the sign-in library could not be loaded' };
  const about = { code, detail: typeof message === 'string' ? message : undefined };
  return code === 'auth/cancelled-popup-request' ? { kind: 'cancelled', ...about } : { kind: 'signIn', ...about };
}
