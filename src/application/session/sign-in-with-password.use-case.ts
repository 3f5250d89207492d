import type { Outcome } from '../kernel/failure';
import type { BeginSession } from './begin-session';
import type { SignInPort } from './sign-in.port';
import type { SignInReport } from './sign-in-report';

/** Logs in by e-mail and password. Failures are shown as toasts, and returned. */
export class SignInWithPassword {
  readonly #signIn: SignInPort;
  readonly #begin: BeginSession;
  readonly #report: SignInReport;

  constructor(signIn: SignInPort, begin: BeginSession, report: SignInReport) {
    this.#signIn = signIn;
    this.#begin = begin;
    this.#report = report;
  }

  async execute(email: string, password: string): Outcome<void> {
    const signedIn = await this.#signIn.signInWithPassword(email, password);
    const outcome = signedIn.ok ? await this.#begin.execute(signedIn.value) : signedIn;
    if (!outcome.ok) this.#report.failed(outcome.error);
    return outcome;
  }
}
