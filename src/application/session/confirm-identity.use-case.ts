import { known } from '../kernel/resource';
import { failure, type Result, success } from '../../domain/shared/result';
import type { Failure, Outcome } from '../kernel/failure';
import { Session } from './session';
import { SignInReport } from './sign-in-report';
import { type SignedIn, SignInCommandsPort } from './sign-in-commands.port';
import { type IdentityProvider, type SecondFactorChoice, SignInPort } from './sign-in.port';
import type { Needs } from '../kernel/token';

/**
 * Has somebody who is logged in confirm at the identity provider who they are, before a change of how they sign in:
 * the provider forgets them when a session begins (`BeginSession`), and wants a recent sign-in for such changes. Whoever
 * signs in as somebody else is refused with the provider's own code for it, `auth/user-mismatch`.
 */
export class ConfirmIdentity {
  static readonly needs: Needs<typeof ConfirmIdentity> = [SignInPort, SignInCommandsPort, Session, SignInReport];

  readonly #signIn: SignInPort;
  readonly #commands: SignInCommandsPort;
  readonly #session: Session;
  readonly #report: SignInReport;

  constructor(signIn: SignInPort, commands: SignInCommandsPort, session: Session, report: SignInReport) {
    this.#signIn = signIn;
    this.#commands = commands;
    this.#session = session;
    this.#report = report;
  }

  /** Whose identity is wanted; `undefined` for an account that signs in without an address. */
  get email(): string | undefined {
    const state = this.#session.state.current;
    return (state.status === 'loggedIn' && known(state.account)?.email) || undefined;
  }

  /** A popup has to open soon after a press. */
  prepare(): Outcome<void> {
    return this.#commands.prepare();
  }

  byPassword(password: string): Outcome<void> {
    return this.#confirmed(this.#commands.signInWithPassword(this.email ?? '', password));
  }

  byPopup(provider: IdentityProvider): Outcome<void> {
    return this.#confirmed(this.#commands.signInWithPopup(provider));
  }

  /** What is asked for beside, after a refusal with `auth/multi-factor-auth-required`. */
  secondStep(): readonly SecondFactorChoice[] | undefined {
    return this.#signIn.secondStep();
  }

  async sendCode(factorId: string): Outcome<void> {
    const sent = await this.#commands.sendSecondStepCode(factorId);
    if (!sent.ok) this.#report.failed(sent.error);
    return sent;
  }

  bySecondStep(factorId: string, code: string): Outcome<void> {
    return this.#confirmed(this.#commands.finishSecondStep(factorId, code));
  }

  /** The provider forgets again who was here. */
  async leave(): Promise<void> {
    await this.#commands.signOut();
  }

  async #confirmed(signingIn: Outcome<SignedIn>): Outcome<void> {
    const signedIn = await signingIn;
    if (!signedIn.ok) return this.#refused(signedIn.error);
    if (this.email !== undefined && signedIn.value.email?.toLowerCase() === this.email.toLowerCase())
      return success(undefined);
    await this.leave();
    return this.#refused({ kind: 'signIn', code: 'auth/user-mismatch' });
  }

  #refused(problem: Failure): Result<never, Failure> {
    this.#report.failed(problem);
    return failure(problem);
  }
}
