import type { Outcome } from '../kernel/failure';
import { FinishSignIn } from './finish-sign-in';
import { PendingLinkEmail } from './pending-link-email';
import { SignInCommandsPort } from './sign-in-commands.port';
import { SignInReport } from './sign-in-report';
import type { Needs } from '../kernel/token';

/** Logs in, or opens an account, by a link in a mail. Failures are shown as toasts, and returned. */
export class SignInWithLink {
  static readonly needs: Needs<typeof SignInWithLink> = [
    SignInCommandsPort,
    FinishSignIn,
    PendingLinkEmail,
    SignInReport,
  ];

  readonly #signIn: SignInCommandsPort;
  readonly #finish: FinishSignIn;
  readonly #pendingEmail: PendingLinkEmail;
  readonly #report: SignInReport;

  constructor(signIn: SignInCommandsPort, finish: FinishSignIn, pendingEmail: PendingLinkEmail, report: SignInReport) {
    this.#signIn = signIn;
    this.#finish = finish;
    this.#pendingEmail = pendingEmail;
    this.#report = report;
  }

  /** @param landing the path of this site that the link leads to */
  async send(email: string, landing: string): Outcome<void> {
    const sent = await this.#signIn.sendLink(email, landing);
    if (sent.ok) this.#pendingEmail.keep(email);
    else this.#report.failed(sent.error);
    return sent;
  }

  /** Whom a link was sent to from this device, lately. */
  awaitedEmail(): string | undefined {
    return this.#pendingEmail.read();
  }

  /** @param link the whole address that was opened */
  finish(email: string, link: string): Outcome<void> {
    return this.#finish.execute(this.#signIn.signInWithLink(email, link));
  }
}
