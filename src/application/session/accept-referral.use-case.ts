import { failure } from '../../domain/shared/result';
import { ReferralCommandsPort } from '../account/referral-commands.port';
import { ReferralPort } from '../account/referral.port';
import { type Failure, isTransient, type Outcome } from '../kernel/failure';
import { KeptReferral } from './kept-referral';
import { SessionTokenPort } from './session-token.port';
import type { Needs } from '../kernel/token';

/** What has come of a code; `kept` until the exchange has answered to it. */
export interface ReferralAnswer {
  readonly what: 'accepted' | 'kept' | 'known' | 'refused';
  readonly code: string;
}

/**
 * Names whom a new account was invited by. The code is kept on this device until the exchange has answered to it:
 * neither a reload nor a lost connection loses who invited somebody. In place of a code that does not hold another can
 * be given on the account's pages.
 */
export class AcceptReferral {
  static readonly needs: Needs<typeof AcceptReferral> = [
    ReferralPort,
    ReferralCommandsPort,
    KeptReferral,
    SessionTokenPort,
  ];

  readonly #referral: ReferralPort;
  readonly #commands: ReferralCommandsPort;
  readonly #kept: KeptReferral;
  readonly #tokens: Pick<SessionTokenPort, 'owner'>;
  #sending: Promise<ReferralAnswer['what']> | undefined;
  /** Whose code the exchange has answered to. */
  #answered: string | undefined;

  constructor(
    referral: ReferralPort,
    commands: ReferralCommandsPort,
    kept: KeptReferral,
    tokens: Pick<SessionTokenPort, 'owner'>,
  ) {
    this.#referral = referral;
    this.#commands = commands;
    this.#kept = kept;
    this.#tokens = tokens;
  }

  /** Of an account that is about to be opened. */
  keepFor(email: string, code: string): void {
    this.#kept.keepFor(email, code);
  }

  /** For the account that has just been opened. `undefined`: the answer is told already. */
  async execute(code: string): Promise<ReferralAnswer | undefined> {
    // Whoever has come in is asked what was kept for them, which may have been quicker.
    const { current: owner } = this.#tokens.owner;
    if (owner !== undefined && owner === this.#answered) return undefined;
    this.#kept.keep(code);
    const what = await this.#send(code);
    return what && { what, code };
  }

  /**
   * Sends what was kept and not answered.
   * @param email of whoever is logged in
   * @returns what is news
   */
  async resume(email: string | undefined): Promise<ReferralAnswer | undefined> {
    const code = this.#kept.read(email);
    if (code === undefined) return undefined;
    const what = await this.#send(code);
    return what && what !== 'kept' ? { what, code } : undefined;
  }

  /** Whoever joins what is on its way hears no answer: who sent it has it told. That it is kept both hear. */
  async #send(code: string): Promise<ReferralAnswer['what'] | undefined> {
    const joined = this.#sending;
    const what = await (joined ?? (this.#sending = this.#settle(code).finally(() => (this.#sending = undefined))));
    return joined && what !== 'kept' ? undefined : what;
  }

  async #settle(code: string): Promise<ReferralAnswer['what']> {
    const outcome = await this.#ask(code);
    if (!outcome.ok && isUndecided(outcome.error)) return 'kept';
    this.#kept.forget();
    this.#answered = this.#tokens.owner.current;
    if (outcome.ok) return 'accepted';
    return outcome.error.kind === 'duplicate' ? 'known' : 'refused';
  }

  async #ask(code: string): Outcome<void> {
    const known = await this.#referral.canAccept(code);
    if (!known.ok) return known;
    return known.value ? this.#commands.accept(code) : failure({ kind: 'notFound' });
  }
}

/** Nobody has decided on the code: it can be sent again, as the exchange takes it once only. */
function isUndecided(error: Failure): boolean {
  return isTransient(error) || ['unanswered', 'unauthorised', 'cancelled'].includes(error.kind);
}
