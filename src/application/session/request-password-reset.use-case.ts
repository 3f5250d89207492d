import type { Outcome } from '../kernel/failure';
import type { SignInPort } from './sign-in.port';
import type { SignInReport } from './sign-in-report';

/** Has the provider send a link for a new password. Failures are shown as toasts, and returned. */
export class RequestPasswordReset {
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
