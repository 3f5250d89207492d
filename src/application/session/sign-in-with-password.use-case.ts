import type { Outcome } from '../kernel/failure';
import { FinishSignIn } from './finish-sign-in';
import { SignInPort } from './sign-in.port';
import type { Needs } from '../kernel/token';

/** Logs in by e-mail and password. Failures are shown as toasts, and returned. */
export class SignInWithPassword {
  static readonly needs: Needs<typeof SignInWithPassword> = [SignInPort, FinishSignIn];

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
