import type { Outcome } from '../kernel/failure';
import { SignInPort } from './sign-in.port';
import { SignInReport } from './sign-in-report';
import type { Needs } from '../kernel/token';

/** Has the provider send a link for a new password. Failures are shown as toasts, and returned. */
export class RequestPasswordReset {
  static readonly needs: Needs<typeof RequestPasswordReset> = [SignInPort, SignInReport];

  readonly #signIn: SignInPort;
  readonly #report: SignInReport;

  constructor(signIn: SignInPort, report: SignInReport) {
    this.#signIn = signIn;
    this.#report = report;
  }

  /** @param landing the path of this site to go on to afterwards */
  async execute(email: string, landing: string): Outcome<void> {
    const sent = await this.#signIn.sendPasswordReset(email, landing);
    if (!sent.ok) this.#report.failed(sent.error);
    return sent;
  }
}
