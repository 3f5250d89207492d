import { SignInCommandsPort } from './sign-in-commands.port';
import { SignInProgress } from './sign-in-progress';
import type { Needs } from '../kernel/token';

/** Logs in without linking the provider's account. */
export class DropClash {
  static readonly needs: Needs<typeof DropClash> = [SignInCommandsPort, SignInProgress];

  readonly #signIn: SignInCommandsPort;
  readonly #progress: SignInProgress;

  constructor(signIn: SignInCommandsPort, progress: SignInProgress) {
    this.#signIn = signIn;
    this.#progress = progress;
  }

  execute(): void {
    this.#signIn.forgetClash();
    this.#progress.clash.set(undefined);
  }
}
