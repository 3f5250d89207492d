import type { Outcome } from '../kernel/failure';
import { MailActionsCommandsPort } from './mail-actions-commands.port';
import { type MailAction, MailActionsPort } from './mail-actions.port';
import { SignInReport } from './sign-in-report';
import type { Needs } from '../kernel/token';

/** Does what the links of the provider's mails are for. Failures are shown as toasts, and returned. */
export class FollowMailLink {
  static readonly needs: Needs<typeof FollowMailLink> = [MailActionsPort, MailActionsCommandsPort, SignInReport];

  readonly #actions: MailActionsPort;
  readonly #commands: MailActionsCommandsPort;
  readonly #report: SignInReport;

  constructor(actions: MailActionsPort, commands: MailActionsCommandsPort, report: SignInReport) {
    this.#actions = actions;
    this.#commands = commands;
    this.#report = report;
  }

  read(code: string): Outcome<MailAction> {
    return this.#told(this.#actions.read(code));
  }

  apply(code: string): Outcome<void> {
    return this.#told(this.#commands.apply(code));
  }

  resetPassword(code: string, password: string): Outcome<void> {
    return this.#told(this.#commands.resetPassword(code, password));
  }

  async #told<T>(work: Outcome<T>): Outcome<T> {
    const outcome = await work;
    if (!outcome.ok) this.#report.failed(outcome.error);
    return outcome;
  }
}
