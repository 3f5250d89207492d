import { makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { Outcome } from '../../../application/kernel/failure';
import type { Needs } from '../../../application/kernel/token';
import { failureKey } from '../../kit/formats/failure-keys';
import { NoticesPort } from '../../kit/notices.port';
import { ManageCopy } from '../../../application/social/manage-copy.use-case';
import type { DecimalMarks } from '../../../domain/platform/decimal-marks';
import { type CopyTerms, changedTerms, type OwnCopy } from '../../../domain/social/own-copy';
import { TermsDraft } from './terms-draft';

/** Changing, pausing and ending own copies. */
export class ManageCopyStore {
  static readonly needs: Needs<typeof ManageCopyStore> = [ManageCopy, NoticesPort];
  static readonly perAccount = true;

  /** Something is on its way to the exchange. */
  busy = false;
  terms: TermsDraft | undefined = undefined;

  /** As the limits were when they began to be typed. */
  #begun: CopyTerms | undefined = undefined;

  constructor(
    private readonly manage: ManageCopy,
    private readonly notices: NoticesPort,
  ) {
    makeObservable(this, { busy: observable, terms: observableRef });
  }

  beginChange({ terms }: OwnCopy, marks: DecimalMarks): void {
    this.#begun = terms;
    runInAction(() => (this.terms = new TermsDraft(marks, terms)));
  }

  /**
   * @param copy as it is known now: what was not typed here stays as it may have been saved elsewhere meanwhile
   * @returns whether the limits are the new ones
   */
  async change(copy: OwnCopy): Promise<boolean> {
    const { copyId, amount, terms: newest } = copy;
    const typed = this.terms?.terms(amount, copy);
    const begun = this.#begun;
    if (!typed || !begun) return false;
    return this.#run(() => this.manage.change(copyId, changedTerms(begun, typed, newest)));
  }

  pause({ copyId, status }: OwnCopy): Promise<boolean> {
    return this.#run(() => this.manage.pause(copyId, status === 'ACTIVE'));
  }

  stop({ copyId }: OwnCopy, closePositions: boolean): Promise<boolean> {
    return this.#run(() => this.manage.stop(copyId, closePositions));
  }

  closePosition({ copyId }: OwnCopy, symbol: string): Promise<boolean> {
    return this.#run(() => this.manage.closePosition(copyId, symbol));
  }

  async #run(act: () => Outcome<void>): Promise<boolean> {
    if (this.busy) return false;
    runInAction(() => (this.busy = true));
    const answer = await act().finally(() => runInAction(() => (this.busy = false)));
    if (!answer.ok) this.notices.show('error', { key: failureKey(answer.error) });
    return answer.ok;
  }
}
