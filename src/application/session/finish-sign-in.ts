import type { Failure, Outcome } from '../kernel/failure';
import { BeginSession } from './begin-session';
import { PendingLinkEmail } from './pending-link-email';
import { SignInProgress } from './sign-in-progress';
import { SignInReport } from './sign-in-report';
import { type SignedIn, SignInCommandsPort } from './sign-in-commands.port';
import { SignInPort } from './sign-in.port';
import type { Needs } from '../kernel/token';

/**
 * What every way in ends with. A sign-in that the provider has accepted begins a session; one that it has refused is
 * told, and what can be done about it stands in the progress.
 */
export class FinishSignIn {
  static readonly needs: Needs<typeof FinishSignIn> = [
    SignInPort,
    SignInCommandsPort,
    BeginSession,
    SignInReport,
    SignInProgress,
    PendingLinkEmail,
  ];

  readonly #signIn: SignInPort;
  readonly #commands: SignInCommandsPort;
  readonly #begin: BeginSession;
  readonly #report: SignInReport;
  readonly #progress: SignInProgress;
  readonly #pendingEmail: PendingLinkEmail;

  constructor(
    signIn: SignInPort,
    commands: SignInCommandsPort,
    begin: BeginSession,
    report: SignInReport,
    progress: SignInProgress,
    pendingEmail: PendingLinkEmail,
  ) {
    this.#signIn = signIn;
    this.#commands = commands;
    this.#begin = begin;
    this.#report = report;
    this.#progress = progress;
    this.#pendingEmail = pendingEmail;
  }

  async execute(attempt: Outcome<SignedIn>): Outcome<void> {
    const signedIn = await attempt;
    if (!signedIn.ok) {
      this.#note(signedIn.error);
      this.#report.failed(signedIn.error);
      return signedIn;
    }
    const outcome = await this.#begin.execute(await this.#linked(signedIn.value));
    if (!outcome.ok) {
      this.#report.failed(outcome.error);
      return outcome;
    }
    this.#pendingEmail.forget();
    this.#progress.clear();
    return outcome;
  }

  /** Only the account the provider's address belongs to is linked; signing in to another one leaves both as they are. */
  async #linked(signedIn: SignedIn): Promise<SignedIn> {
    const clash = this.#signIn.clash();
    if (!clash || clash.email.toLowerCase() !== signedIn.email?.toLowerCase()) return signedIn;
    const linked = await this.#commands.linkClash();
    if (!linked.ok) {
      this.#report.failed(linked.error);
      return signedIn;
    }
    this.#report.linked(clash.provider);
    return linked.value;
  }

  #note({ code }: Failure): void {
    if (code === 'auth/multi-factor-auth-required') this.#progress.secondStep.set(this.#signIn.secondStep());
    if (code === 'auth/account-exists-with-different-credential') this.#progress.clash.set(this.#signIn.clash());
  }
}
