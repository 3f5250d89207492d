import type { SignInProgress } from './sign-in-progress';
import type { SignInPort } from './sign-in.port';

/** Logs in without linking the provider's account. */
export class DropClash {
  readonly #signIn: SignInPort;
  readonly #progress: SignInProgress;

  constructor(signIn: SignInPort, progress: SignInProgress) {
    this.#signIn = signIn;
    this.#progress = progress;
  }

  execute(): void {
    this.#signIn.forgetClash();
    this.#progress.clash.set(undefined);
  }
}
