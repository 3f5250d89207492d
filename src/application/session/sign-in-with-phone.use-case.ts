import type { Outcome } from '../kernel/failure';
import { FinishSignIn } from './finish-sign-in';
import { SignInCommandsPort } from './sign-in-commands.port';
import { SignInReport } from './sign-in-report';
import type { Needs } from '../kernel/token';

/** Logs in, or opens an account, by a code sent to a telephone. Failures are shown as toasts, and returned. */
export class SignInWithPhone {
  static readonly needs: Needs<typeof SignInWithPhone> = [SignInCommandsPort, FinishSignIn, SignInReport];

  readonly #signIn: SignInCommandsPort;
  readonly #finish: FinishSignIn;
  readonly #report: SignInReport;

  constructor(signIn: SignInCommandsPort, finish: FinishSignIn, report: SignInReport) {
    this.#signIn = signIn;
    this.#finish = finish;
    this.#report = report;
  }

  /** @param number in international form */
  async sendCode(number: string): Outcome<void> {
    const sent = await this.#signIn.sendPhoneCode(number);
    if (!sent.ok) this.#report.failed(sent.error);
    return sent;
  }

  finish(code: string): Outcome<void> {
    return this.#finish.execute(this.#signIn.signInWithPhoneCode(code));
  }
}
