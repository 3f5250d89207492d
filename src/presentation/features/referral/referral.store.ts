import { makeObservable, observable, runInAction } from 'mobx';
import { ChangeReferralCodes, type ReferralTerms } from '../../../application/account/change-referral-codes.use-case';
import { ReferralPort } from '../../../application/account/referral.port';
import { ReferralQueries } from '../../../application/account/referral.queries';
import type { Outcome } from '../../../application/kernel/failure';
import { failureKey } from '../../kit/formats/failure-keys';
import { NoticesPort } from '../../kit/notices.port';
import { failure } from '../../../domain/shared/result';
import type { Needs } from '../../../application/kernel/token';

/** The codes of an account: one change at a time. */
export class ReferralStore {
  static readonly needs: Needs<typeof ReferralStore> = [
    ReferralQueries,
    ReferralPort,
    ChangeReferralCodes,
    NoticesPort,
  ];
  static readonly perAccount = true;

  busy = false;

  constructor(
    readonly queries: ReferralQueries,
    private readonly port: ReferralPort,
    private readonly codes: ChangeReferralCodes,
    private readonly notices: NoticesPort,
  ) {
    makeObservable(this, { busy: observable });
  }

  /** `duplicate` and `invalid` are the form's to tell. An empty code is the exchange's to choose. */
  create(code: string, terms: ReferralTerms): Outcome<unknown> {
    return this.#change(() => this.codes.create(code, terms));
  }

  /** @param terms those that change */
  edit(id: string, terms: Partial<ReferralTerms>): Outcome<unknown> {
    return this.#change(() => this.codes.edit(id, terms));
  }

  async makeStandard(id: string): Promise<void> {
    const made = await this.#change(() => this.codes.makeStandard(id));
    if (!made.ok && made.error.kind !== 'cancelled') this.notices.show('error', { key: failureKey(made.error) });
  }

  suggestCode(): Outcome<string> {
    return this.port.suggestCode();
  }

  /**
   * Says who invited this account: `notFound` for a code that it cannot name, `invalid` when it is too late, `duplicate`
   * when it is known already.
   */
  accept(code: string): Outcome<unknown> {
    return this.#change(() => this.codes.accept(code));
  }

  async #change<T>(write: () => Outcome<T>): Outcome<T> {
    if (this.busy) return failure({ kind: 'cancelled' });
    runInAction(() => (this.busy = true));
    const done = await write();
    runInAction(() => (this.busy = false));
    return done;
  }
}
