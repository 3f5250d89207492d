import { makeObservable, observable, runInAction } from 'mobx';
import { ReferralPort } from '../../../application/account/referral.port';
import { ReferralQueries } from '../../../application/account/referral.queries';
import type { Outcome } from '../../../application/kernel/failure';
import { failureKey } from '../../../application/platform/failure-keys';
import { NoticesPort } from '../../../application/platform/notices.port';
import type { Decimal } from '../../../domain/shared/decimal';
import { failure } from '../../../domain/shared/result';
import type { Needs } from '../../../application/kernel/token';

export interface CodeTerms {
  readonly friendRate: Decimal;
  readonly note: string;
}

/** The codes of an account: one change at a time. */
export class ReferralStore {
  static readonly needs: Needs<typeof ReferralStore> = [ReferralQueries, ReferralPort, NoticesPort];

  busy = false;

  constructor(
    readonly queries: ReferralQueries,
    private readonly port: ReferralPort,
    private readonly notices: NoticesPort,
  ) {
    makeObservable(this, { busy: observable });
  }

  /** `duplicate` and `invalid` are the form's to tell. An empty code is the exchange's to choose. */
  create(code: string, terms: CodeTerms): Outcome<unknown> {
    return this.#change(() => this.port.createCode({ ...(code !== '' && { code }), ...terms }));
  }

  edit(id: string, terms: CodeTerms): Outcome<unknown> {
    return this.#change(() => this.port.editCode(id, terms));
  }

  async makeStandard(id: string): Promise<void> {
    const made = await this.#change(() => this.port.makeStandard(id));
    if (!made.ok && made.error.kind !== 'cancelled') this.notices.show('error', { key: failureKey(made.error) });
  }

  suggestCode(): Outcome<string> {
    return this.port.suggestCode();
  }

  /** Says who invited this account: `invalid` for a code that it cannot name, `duplicate` when it is known already. */
  async accept(code: string): Outcome<unknown> {
    return this.#change(async () => {
      const allowed = await this.port.canAccept(code);
      if (!allowed.ok) return allowed;
      return allowed.value ? this.port.accept(code) : failure({ kind: 'invalid' });
    });
  }

  async #change<T>(write: () => Outcome<T>): Outcome<T> {
    if (this.busy) return failure({ kind: 'cancelled' });
    runInAction(() => (this.busy = true));
    const done = await write();
    if (done.ok) await Promise.all([this.queries.codes().refresh(), this.queries.sharing().refresh()]);
    runInAction(() => (this.busy = false));
    return done;
  }
}
