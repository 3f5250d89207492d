import type { Outcome } from '../kernel/failure';
import { FinishSignIn } from './finish-sign-in';
import { SignInCommandsPort } from './sign-in-commands.port';
import type { Needs } from '../kernel/token';

/** Logs in by e-mail and password. Failures are shown as toasts, and returned. */
export class SignInWithPassword {
  static readonly needs: Needs<typeof SignInWithPassword> = [SignInCommandsPort, FinishSignIn];

  readonly #signIn: SignInCommandsPort;
  readonly #finish: FinishSignIn;

  constructor(signIn: SignInCommandsPort, finish: FinishSignIn) {
    this.#signIn = signIn;
    this.#finish = finish;
  }

  execute(email: string, password: string): Outcome<void> {
    return this.#finish.execute(this.#signIn.signInWithPassword(email, password));
  }
}
