import type { Outcome } from '../kernel/failure';
import { FinishSignIn } from './finish-sign-in';
import { SignInCommandsPort } from './sign-in-commands.port';
import { SignInProgress } from './sign-in-progress';
import { SignInReport } from './sign-in-report';
import type { Needs } from '../kernel/token';

/** The second step of a sign-in. Failures are shown as toasts, and returned; a wrong code leaves the step open. */
export class FinishSecondStep {
  static readonly needs: Needs<typeof FinishSecondStep> = [
    SignInCommandsPort,
    FinishSignIn,
    SignInProgress,
    SignInReport,
  ];

  readonly #signIn: SignInCommandsPort;
  readonly #finish: FinishSignIn;
  readonly #progress: SignInProgress;
  readonly #report: SignInReport;

  constructor(signIn: SignInCommandsPort, finish: FinishSignIn, progress: SignInProgress, report: SignInReport) {
    this.#signIn = signIn;
    this.#finish = finish;
    this.#progress = progress;
    this.#report = report;
  }

  async sendCode(factorId: string): Outcome<void> {
    const sent = await this.#signIn.sendSecondStepCode(factorId);
    if (!sent.ok) this.#report.failed(sent.error);
    return sent;
  }

  execute(factorId: string, code: string): Outcome<void> {
    return this.#finish.execute(this.#signIn.finishSecondStep(factorId, code));
  }

  /** Back to the first step. */
  abandon(): void {
    this.#progress.secondStep.set(undefined);
  }
}
