import type { Failure, Outcome } from '../../application/kernel/failure';
import { Environment } from '../../application/platform/environment';
import { failure, success } from '../../domain/shared/result';
import type { FirebaseAuthentication } from './firebase-authentication';
import type { Needs } from '../../application/kernel/token';

/** The Firebase SDK, loaded by the first call that needs it. One for all adapters, because it holds who is signed in. */
export class FirebaseLoader {
  static readonly needs: Needs<typeof FirebaseLoader> = [Environment];

  readonly #environment: Environment;
  #loading: Promise<FirebaseAuthentication> | undefined;

  constructor(environment: Environment) {
    this.#environment = environment;
  }

  /** `undefined` while nothing has needed the SDK. */
  loaded: FirebaseAuthentication | undefined;

  async attempt<T>(task: (firebase: FirebaseAuthentication) => Promise<T>): Outcome<T> {
    try {
      return success(await task(await this.#load()));
    } catch (cause) {
      this.loaded?.noteRefusal(cause);
      return failure(signInFailure(cause));
    }
  }

  /** Does nothing where there is no SDK to ask. */
  async ifLoaded(task: (firebase: FirebaseAuthentication) => Promise<void>): Outcome<void> {
    return this.#loading ? this.attempt(task) : success(undefined);
  }

  #load(): Promise<FirebaseAuthentication> {
    this.#loading ??= import('./firebase-authentication').then(
      ({ FirebaseAuthentication: Authentication }) => (this.loaded = new Authentication(this.#environment)),
      (cause: unknown) => {
        this.#loading = undefined;
        throw cause;
      },
    );
    return this.#loading;
  }
}

/** A cancelled request is no error; everything else is told by its code (specification, section 8). The provider's words are for the log. */
export function signInFailure(cause: unknown): Failure {
  const { code, message } = (cause ?? {}) as { code?: unknown; message?: unknown };
  if (typeof code !== 'string' || !code.startsWith('auth/'))
    return { kind: 'offline', detail: 'the sign-in library could not be loaded' };
  const about = { code, detail: typeof message === 'string' ? message : undefined };
  return code === 'auth/cancelled-popup-request' ? { kind: 'cancelled', ...about } : { kind: 'signIn', ...about };
}
