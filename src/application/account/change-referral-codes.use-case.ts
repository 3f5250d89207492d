import type { Decimal } from '../../domain/shared/decimal';
import { failure } from '../../domain/shared/result';
import type { Outcome } from '../kernel/failure';
import { thenRead } from '../kernel/then-read';
import type { Needs } from '../kernel/token';
import { ReferralCommandsPort } from './referral-commands.port';
import { ReferralPort } from './referral.port';
import { ReferralQueries } from './referral.queries';

export interface ReferralTerms {
  readonly friendRate: Decimal;
  readonly note: string;
}

/** The account's codes, and whose code it was invited by. What shows them is read again before the answer. */
export class ChangeReferralCodes {
  static readonly needs: Needs<typeof ChangeReferralCodes> = [ReferralPort, ReferralCommandsPort, ReferralQueries];

  constructor(
    private readonly referral: ReferralPort,
    private readonly commands: ReferralCommandsPort,
    private readonly queries: ReferralQueries,
  ) {}

  /** An empty code is the exchange's to choose. */
  create(code: string, terms: ReferralTerms): Outcome<unknown> {
    return this.#changed(this.commands.createCode({ ...(code !== '' && { code }), ...terms }));
  }

  /** @param terms those that change */
  edit(id: string, terms: Partial<ReferralTerms>): Outcome<unknown> {
    return this.#changed(this.commands.editCode(id, terms));
  }

  makeStandard(id: string): Outcome<unknown> {
    return this.#changed(this.commands.makeStandard(id));
  }

  /**
   * Says who invited this account: `notFound` for a code that it cannot name, `invalid` when it is too late, `duplicate`
   * when it is known already.
   */
  async accept(code: string): Outcome<unknown> {
    const allowed = await this.referral.canAccept(code);
    if (!allowed.ok) return allowed;
    if (!allowed.value) return failure({ kind: 'notFound' });
    // The summary names which code the account came by.
    return thenRead(this.#changed(this.commands.accept(code)), () => this.queries.summary().refresh());
  }

  #changed(change: Outcome<unknown>): Outcome<unknown> {
    return thenRead(change, () => Promise.all([this.queries.codes().refresh(), this.queries.sharing().refresh()]));
  }
}
