import { failure } from '../../domain/shared/result';
import { ReferralCommandsPort } from '../account/referral-commands.port';
import { ReferralPort } from '../account/referral.port';
import { type Failure, isTransient, type Outcome } from '../kernel/failure';
import { NoticesPort } from '../platform/notices.port';
import { KeptReferral } from './kept-referral';
import { SessionTokenPort } from './session-token.port';
import type { Needs } from '../kernel/token';

/**
 * Names whom a new account was invited by. The code is kept on this device until the exchange has answered to it:
 * neither a reload nor a lost connection loses who invited somebody. A code that does not hold is told, and another
 * can be given on the account's pages.
 */
export class AcceptReferral {
  static readonly needs: Needs<typeof AcceptReferral> = [
    ReferralPort,
    ReferralCommandsPort,
    KeptReferral,
    SessionTokenPort,
    NoticesPort,
  ];

  readonly #referral: ReferralPort;
  readonly #commands: ReferralCommandsPort;
  readonly #kept: KeptReferral;
  readonly #tokens: Pick<SessionTokenPort, 'owner'>;
  readonly #notices: NoticesPort;
  #sending: Promise<Failure | undefined> | undefined;
  /** Whose code the exchange has answered to. */
  #answered: string | undefined;

  constructor(
    referral: ReferralPort,
    commands: ReferralCommandsPort,
    kept: KeptReferral,
    tokens: Pick<SessionTokenPort, 'owner'>,
    notices: NoticesPort,
  ) {
    this.#referral = referral;
    this.#commands = commands;
    this.#kept = kept;
    this.#tokens = tokens;
    this.#notices = notices;
  }

  /** Of an account that is about to be opened. */
  keepFor(email: string, code: string): void {
    this.#kept.keepFor(email, code);
  }

  /** For the account that has just been opened. */
  async execute(code: string): Promise<void> {
    // Whoever has come in is asked what was kept for them, which may have been quicker.
    const { current: owner } = this.#tokens.owner;
    if (owner !== undefined && owner === this.#answered) return;
    this.#kept.keep(code);
    if (await this.#send(code)) this.#tell('warning', 'kept', code);
  }

  /**
   * Sends what was kept and not answered.
   * @param email of whoever is logged in
   */
  async resume(email: string | undefined): Promise<void> {
    const code = this.#kept.read(email);
    if (code !== undefined) await this.#send(code);
  }

  /** Why there is no answer yet; it is kept then. */
  #send(code: string): Promise<Failure | undefined> {
    this.#sending ??= this.#settle(code).finally(() => (this.#sending = undefined));
    return this.#sending;
  }

  async #settle(code: string): Promise<Failure | undefined> {
    const outcome = await this.#ask(code);
    if (!outcome.ok && isUndecided(outcome.error)) return outcome.error;
    this.#kept.forget();
    this.#answered = this.#tokens.owner.current;
    if (outcome.ok) this.#tell('success', 'accepted', code);
    else this.#tell('warning', outcome.error.kind === 'duplicate' ? 'known' : 'refused', code);
    return undefined;
  }

  async #ask(code: string): Outcome<void> {
    const known = await this.#referral.canAccept(code);
    if (!known.ok) return known;
    return known.value ? this.#commands.accept(code) : failure({ kind: 'notFound' });
  }

  #tell(kind: 'success' | 'warning', what: 'accepted' | 'kept' | 'known' | 'refused', code: string): void {
    this.#notices.show(kind, { key: `layers:referral.${what}`, values: { code } });
  }
}

/** Nobody has decided on the code: it can be sent again, as the exchange takes it once only. */
function isUndecided(error: Failure): boolean {
  return isTransient(error) || ['unanswered', 'unauthorised', 'cancelled'].includes(error.kind);
}
