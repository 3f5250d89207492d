import { actionBound, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { Resource } from '../../../application/kernel/resource';
import type { Needs } from '../../../application/kernel/token';
import { NoticesPort } from '../../kit/notices.port';
import { ChangePageMark } from '../../../application/security/change-page-mark.use-case';
import { PageMarkQueries } from '../../../application/security/page-mark.queries';
import type { PageMark } from '../../../domain/security/page-mark';
import { StepUpStore } from '../account-kit/step-up.store';
import { SingleRequest } from '../session/single-request';

/** The picture and phrase that a person knows the right page and genuine mails by. */
export class PageMarkStore {
  static readonly needs: Needs<typeof PageMarkStore> = [ChangePageMark, PageMarkQueries, StepUpStore, NoticesPort];

  dialog: 'set' | 'remove' | undefined = undefined;
  /** What this device shows before the log-in. */
  shownHere: PageMark | undefined = undefined;
  readonly request = new SingleRequest();

  constructor(
    private readonly change: ChangePageMark,
    private readonly queries: PageMarkQueries,
    private readonly stepUp: StepUpStore,
    private readonly notices: NoticesPort,
  ) {
    makeObservable(this, {
      dialog: observable,
      shownHere: observableRef,
      open: actionBound,
      close: actionBound,
      showHere: actionBound,
    });
    this.shownHere = change.shownHere;
  }

  mark(): Resource<{ readonly mark: PageMark | undefined }> {
    return this.queries.mark();
  }

  open(dialog: 'set' | 'remove'): void {
    this.dialog = dialog;
    this.request.forget();
  }

  close(): void {
    this.dialog = undefined;
  }

  /** `undefined` for no longer. */
  showHere(mark: PageMark | undefined): void {
    this.change.showHere(mark);
    this.shownHere = mark;
  }

  async set(mark: PageMark): Promise<void> {
    const set = await this.request.run(() =>
      this.stepUp.run({ action: 'PAGE_MARK', subject: { change: 'SET' } }, (proof) => this.change.set(mark, proof)),
    );
    if (set) this.#done('security:pageMark.saved');
  }

  async remove(): Promise<void> {
    this.close();
    const removed = await this.request.run(() =>
      this.stepUp.run({ action: 'PAGE_MARK', subject: { change: 'DELETE' } }, (proof) => this.change.remove(proof)),
    );
    if (removed) this.#done('security:pageMark.removed');
  }

  #done(key: string): void {
    this.close();
    runInAction(() => (this.shownHere = this.change.shownHere));
    this.notices.show('success', { key });
  }
}
