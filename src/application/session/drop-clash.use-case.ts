import { SignInProgress } from './sign-in-progress';
import { SignInPort } from './sign-in.port';
import type { Needs } from '../kernel/token';

/** Logs in without linking the provider's account. */
export class DropClash {
  static readonly needs: Needs<typeof DropClash> = [SignInPort, SignInProgress];

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
