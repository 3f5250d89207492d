import type { Outcome } from '../kernel/failure';
import type { FinishSignIn } from './finish-sign-in';
import type { SignInReport } from './sign-in-report';
import type { SignInPort } from './sign-in.port';

/** Logs in, or opens an account, by a code sent to a telephone. Failures are shown as toasts, and returned. */
export class SignInWithPhone {
  readonly #signIn: SignInPort;
  readonly #finish: FinishSignIn;
  readonly #report: SignInReport;

  constructor(signIn: SignInPort, finish: FinishSignIn, report: SignInReport) {
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
