import type { Outcome } from '../../application/kernel/failure';
import type { SecondFactorsCommandsPort } from '../../application/session/second-factors-commands.port';
import type { NewAuthenticator, SignInIdentity } from '../../domain/session/sign-in-identity';
import { FirebaseAccountLoader } from './firebase-account-loader';
import type { Needs } from '../../application/kernel/token';

export class FirebaseSecondFactorsAdapter implements SecondFactorsCommandsPort {
  static readonly needs: Needs<typeof FirebaseSecondFactorsAdapter> = [FirebaseAccountLoader];

  readonly #firebase: FirebaseAccountLoader;

  constructor(firebase: FirebaseAccountLoader) {
    this.#firebase = firebase;
  }

  startAuthenticator(issuer: string, account: string): Outcome<NewAuthenticator> {
    return this.#firebase.attempt((firebase) => firebase.startAuthenticator(issuer, account));
  }

  addAuthenticator(code: string): Outcome<SignInIdentity> {
    return this.#firebase.attempt((firebase) => firebase.addAuthenticator(code));
  }

  startPhone(number: string): Outcome<void> {
    return this.#firebase.attempt((firebase) => firebase.startPhone(number));
  }

  addPhone(code: string): Outcome<SignInIdentity> {
    return this.#firebase.attempt((firebase) => firebase.addPhone(code));
  }

  remove(factorId: string): Outcome<SignInIdentity> {
    return this.#firebase.attempt((firebase) => firebase.removeFactor(factorId));
  }
}
