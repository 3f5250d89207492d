import type { Outcome } from '../kernel/failure';
import type { FinishSignIn } from './finish-sign-in';
import type { SignInPort } from './sign-in.port';

/** Logs in by e-mail and password. Failures are shown as toasts, and returned. */
export class SignInWithPassword {
  readonly #signIn: SignInPort;
  readonly #finish: FinishSignIn;

  constructor(signIn: SignInPort, finish: FinishSignIn) {
    this.#signIn = signIn;
    this.#finish = finish;
  }

  execute(email: string, password: string): Outcome<void> {
    return this.#finish.execute(this.#signIn.signInWithPassword(email, password));
  }
}
