import type { Outcome } from '../kernel/failure';
import { SignInCommandsPort } from './sign-in-commands.port';
import { SignInReport } from './sign-in-report';
import type { Needs } from '../kernel/token';

/** Has the provider send a link for a new password. Failures are shown as toasts, and returned. */
export class RequestPasswordReset {
  static readonly needs: Needs<typeof RequestPasswordReset> = [SignInCommandsPort, SignInReport];

  readonly #signIn: SignInCommandsPort;
  readonly #report: SignInReport;

  constructor(signIn: SignInCommandsPort, report: SignInReport) {
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
