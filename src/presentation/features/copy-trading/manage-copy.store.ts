import { makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { Outcome } from '../../../application/kernel/failure';
import type { Needs } from '../../../application/kernel/token';
import { failureKey } from '../../../application/platform/failure-keys';
import { NoticesPort } from '../../../application/platform/notices.port';
import { ManageCopy } from '../../../application/social/manage-copy.use-case';
import type { DecimalMarks } from '../../../domain/platform/decimal-marks';
import type { OwnCopy } from '../../../domain/social/own-copy';
import { TermsDraft } from './terms-draft';

/** Changing, pausing and ending own copies. */
export class ManageCopyStore {
  static readonly needs: Needs<typeof ManageCopyStore> = [ManageCopy, NoticesPort];

  /** Something is on its way to the exchange. */
  busy = false;
  terms: TermsDraft | undefined = undefined;

  constructor(
    private readonly manage: ManageCopy,
    private readonly notices: NoticesPort,
  ) {
    makeObservable(this, { busy: observable, terms: observableRef });
  }

  beginChange({ terms }: OwnCopy, marks: DecimalMarks): void {
    runInAction(() => (this.terms = new TermsDraft(marks, terms)));
  }

  /** @returns whether the limits are the new ones */
  async change({ copyId, amount }: OwnCopy): Promise<boolean> {
    const terms = this.terms?.terms(amount);
    return terms !== undefined && this.#run(() => this.manage.change(copyId, terms));
  }

  pause({ copyId, status }: OwnCopy): Promise<boolean> {
    return this.#run(() => this.manage.pause(copyId, status === 'ACTIVE'));
  }

  stop({ copyId }: OwnCopy, closePositions: boolean): Promise<boolean> {
    return this.#run(() => this.manage.stop(copyId, closePositions));
  }

  async #run(act: () => Outcome<void>): Promise<boolean> {
    if (this.busy) return false;
    runInAction(() => (this.busy = true));
    const answer = await act().finally(() => runInAction(() => (this.busy = false)));
    if (!answer.ok) this.notices.show('error', { key: failureKey(answer.error) });
    return answer.ok;
  }
}
