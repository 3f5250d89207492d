import type { Outcome } from '../../application/kernel/failure';
import type { FirebaseAccount } from './firebase-account';
import { FirebaseLoader } from './firebase-loader';
import type { Needs } from '../../application/kernel/token';

/** One for the adapters that change how somebody signs in: an enrolment begins and ends in it. */
export class FirebaseAccountLoader {
  static readonly needs: Needs<typeof FirebaseAccountLoader> = [FirebaseLoader];

  readonly #firebase: FirebaseLoader;
  #account: FirebaseAccount | undefined;

  constructor(firebase: FirebaseLoader) {
    this.#firebase = firebase;
  }

  attempt<T>(task: (account: FirebaseAccount) => Promise<T>): Outcome<T> {
    return this.#firebase.attempt(async (firebase) => {
      const { FirebaseAccount: Account } = await import('./firebase-account');
      this.#account ??= new Account(firebase.auth, () => firebase.prepare());
      return task(this.#account);
    });
  }
}
