import { actionBound, makeObservable, observable } from 'mobx';
import { NoticesPort } from '../../kit/notices.port';
import { CloseAccount } from '../../../application/security/close-account.use-case';
import { FreezeAccount } from '../../../application/security/freeze-account.use-case';
import { SecurityQueries } from '../../../application/security/security.queries';
import { StepUpStore } from '../account-kit/step-up.store';
import { SingleRequest } from '../session/single-request';
import { ClosedAccount } from './closed-account';
import type { Needs } from '../../../application/kernel/token';

/** Freezing the account, and leaving for good. */
export class AccountClosureStore {
  static readonly needs: Needs<typeof AccountClosureStore> = [
    SecurityQueries,
    FreezeAccount,
    CloseAccount,
    StepUpStore,
    NoticesPort,
    ClosedAccount,
  ];
  static readonly perAccount = true;

  dialog: 'freeze' | 'unfreeze' | 'close' | undefined = undefined;
  readonly request = new SingleRequest();

  constructor(
    readonly queries: SecurityQueries,
    private readonly freezing: FreezeAccount,
    private readonly closeAccount: CloseAccount,
    private readonly stepUp: StepUpStore,
    private readonly notices: NoticesPort,
    private readonly gone: Pick<ClosedAccount, 'tell'>,
  ) {
    makeObservable(this, {
      dialog: observable,
      open: actionBound,
      leave: actionBound,
    });
  }

  open(dialog: 'freeze' | 'unfreeze' | 'close'): void {
    this.dialog = dialog;
    this.request.forget();
    void this.queries.standing().refresh();
  }

  /** Closes the dialog. */
  leave(): void {
    this.dialog = undefined;
  }

  async freeze(): Promise<void> {
    const done = await this.request.run(() =>
      this.stepUp.run({ action: 'FREEZE_ACCOUNT' }, (proof) => this.freezing.freeze(proof)),
    );
    if (done) this.#done('security:closure.frozen');
  }

  async unfreeze(): Promise<void> {
    const done = await this.request.run(() =>
      this.stepUp.run({ action: 'UNFREEZE_ACCOUNT' }, (proof) => this.freezing.unfreeze(proof)),
    );
    if (done) this.#done('security:closure.unfrozen');
  }

  /** @param giveUpRest what is left in the account is given up */
  async close(giveUpRest: boolean): Promise<void> {
    const done = await this.request.run(() =>
      this.stepUp.run({ action: 'CLOSE_ACCOUNT', subject: { giveUpRest: giveUpRest ? 'true' : 'false' } }, (proof) =>
        this.closeAccount.execute(giveUpRest, proof),
      ),
    );
    if (!done) {
      // What stands in the way may have come up meanwhile.
      if (this.request.failure?.kind === 'rejected') void this.queries.standing().refresh();
      return;
    }
    this.leave();
    this.gone.tell();
    this.notices.show('success', { key: 'security:closure.closed' });
  }

  #done(key: string): void {
    this.leave();
    this.notices.show('success', { key });
  }
}
