import { success } from '../../domain/shared/result';
import type { Outcome } from '../kernel/failure';
import { FinishSignIn } from './finish-sign-in';
import { SignInReport } from './sign-in-report';
import { SignInCommandsPort } from './sign-in-commands.port';
import { type IdentityProvider } from './sign-in.port';
import type { Needs } from '../kernel/token';

/** Logs in, or opens an account, by Google or Apple. Failures are shown as toasts, and returned. */
export class SignInWithProvider {
  static readonly needs: Needs<typeof SignInWithProvider> = [SignInCommandsPort, FinishSignIn, SignInReport];

  readonly #signIn: SignInCommandsPort;
  readonly #finish: FinishSignIn;
  readonly #report: SignInReport;

  constructor(signIn: SignInCommandsPort, finish: FinishSignIn, report: SignInReport) {
    this.#signIn = signIn;
    this.#finish = finish;
    this.#report = report;
  }

  /** Nobody has asked for anything yet, so a failure is told with the press that needs it. */
  async prepare(): Promise<void> {
    await this.#signIn.prepare();
  }

  inPopup(provider: IdentityProvider): Outcome<void> {
    return this.#finish.execute(this.#signIn.signInWithPopup(provider));
  }

  /** Leaves the page; coming back to it is `comeBack`. */
  async byRedirect(provider: IdentityProvider): Outcome<void> {
    const left = await this.#signIn.signInWithRedirect(provider);
    if (!left.ok) this.#report.failed(left.error);
    return left;
  }

  /** Does nothing where nobody comes back from a provider's page. */
  async comeBack(): Outcome<void> {
    const result = await this.#signIn.redirectResult();
    if (result.ok && result.value === undefined) return success(undefined);
    return this.#finish.execute(Promise.resolve(result.ok ? success(result.value!) : result));
  }
}
