import { actionBound, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { Unsubscribe } from '../../../application/kernel/observable-value';
import type { Resource } from '../../../application/kernel/resource';
import type { Needs } from '../../../application/kernel/token';
import { NoticesPort } from '../../kit/notices.port';
import { PrepareRecovery } from '../../../application/security/prepare-recovery.use-case';
import { RecoveryQueries } from '../../../application/security/recovery.queries';
import { SecurityQueries } from '../../../application/security/security.queries';
import type { WaysBack } from '../../../domain/security/recovery';
import { StepUpStore } from '../account-kit/step-up.store';
import { SingleRequest } from '../session/single-request';

/** Getting back in after a loss: what would be left, and codes on paper. Codes are known only until their dialog closes. */
export class RecoveryStore {
  static readonly needs: Needs<typeof RecoveryStore> = [
    PrepareRecovery,
    RecoveryQueries,
    SecurityQueries,
    StepUpStore,
    NoticesPort,
  ];
  static readonly perAccount = true;

  dialog: 'replace' | 'try' | undefined = undefined;
  codes: readonly string[] | undefined = undefined;
  readonly request = new SingleRequest();

  constructor(
    private readonly prepare: PrepareRecovery,
    private readonly queries: RecoveryQueries,
    private readonly security: SecurityQueries,
    private readonly stepUp: StepUpStore,
    private readonly notices: NoticesPort,
  ) {
    makeObservable(this, { dialog: observable, codes: observableRef, open: actionBound, close: actionBound });
  }

  ways(): Resource<WaysBack> {
    return this.queries.ways();
  }

  /** While it is on screen, what would be left is read again whenever something is added or taken away. */
  start(): Unsubscribe {
    const stop = this.security.onChanged(() => void this.ways().refresh());
    return () => {
      stop();
      this.close();
    };
  }

  open(dialog: 'replace' | 'try'): void {
    this.dialog = dialog;
    this.request.forget();
  }

  /** Forgets the codes. */
  close(): void {
    this.dialog = undefined;
    this.codes = undefined;
  }

  async create(): Promise<void> {
    this.close();
    const made = await this.request.run(() =>
      this.stepUp.run({ action: 'RECOVERY_CODES' }, (proof) => this.prepare.createCodes(proof)),
    );
    if (made) runInAction(() => (this.codes = made.value));
  }

  /** Leaves the code as good as it was. */
  async try(code: string): Promise<void> {
    if (!(await this.request.run(() => this.prepare.tryCode(code)))) return;
    this.close();
    this.notices.show('success', { key: 'security:recovery.works' });
  }
}
