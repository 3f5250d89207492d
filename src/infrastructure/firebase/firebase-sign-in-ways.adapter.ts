import type { Outcome } from '../../application/kernel/failure';
import type { SignInWaysCommandsPort } from '../../application/session/sign-in-ways-commands.port';
import type { SignInWaysPort } from '../../application/session/sign-in-ways.port';
import type { IdentityProvider } from '../../application/session/sign-in.port';
import type { SignInIdentity, SignInWayKind } from '../../domain/session/sign-in-identity';
import { FirebaseAccountLoader } from './firebase-account-loader';
import type { Needs } from '../../application/kernel/token';

export class FirebaseSignInWaysAdapter implements SignInWaysPort, SignInWaysCommandsPort {
  static readonly needs: Needs<typeof FirebaseSignInWaysAdapter> = [FirebaseAccountLoader];

  readonly #firebase: FirebaseAccountLoader;

  constructor(firebase: FirebaseAccountLoader) {
    this.#firebase = firebase;
  }

  identity(): Outcome<SignInIdentity> {
    return this.#firebase.attempt((firebase) => firebase.identity());
  }

  identityToken(): Outcome<string> {
    return this.#firebase.attempt((firebase) => firebase.token());
  }

  setPassword(password: string): Outcome<SignInIdentity> {
    return this.#firebase.attempt((firebase) => firebase.setPassword(password));
  }

  link(provider: IdentityProvider): Outcome<SignInIdentity> {
    return this.#firebase.attempt((firebase) => firebase.link(provider));
  }

  unlink(kind: SignInWayKind): Outcome<SignInIdentity> {
    return this.#firebase.attempt((firebase) => firebase.unlink(kind));
  }
}
