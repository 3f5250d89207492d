import { actionBound, makeObservable, observable } from 'mobx';
import { NoticesPort } from '../../kit/notices.port';
import { ChangeAntiPhishingCode } from '../../../application/security/change-anti-phishing-code.use-case';
import { StepUpStore } from '../account-kit/step-up.store';
import { SingleRequest } from '../session/single-request';
import type { Needs } from '../../../application/kernel/token';

/** The code by which genuine mails are known. */
export class AntiPhishingStore {
  static readonly needs: Needs<typeof AntiPhishingStore> = [ChangeAntiPhishingCode, StepUpStore, NoticesPort];

  dialog: 'set' | 'remove' | undefined = undefined;
  readonly request = new SingleRequest();

  constructor(
    private readonly change: ChangeAntiPhishingCode,
    private readonly stepUp: StepUpStore,
    private readonly notices: NoticesPort,
  ) {
    makeObservable(this, { dialog: observable, open: actionBound, close: actionBound });
  }

  open(dialog: 'set' | 'remove'): void {
    this.dialog = dialog;
    this.request.forget();
  }

  /** What was refused in one dialog is not told beside the next. */
  close(): void {
    this.dialog = undefined;
    this.request.forget();
  }

  async set(code: string): Promise<void> {
    const done = await this.request.run(() =>
      this.stepUp.run({ action: 'ANTI_PHISHING', subject: { change: 'SET' } }, (proof) =>
        this.change.execute(code, proof),
      ),
    );
    if (done) this.#done('security:antiPhishing.saved');
  }

  /** Asked once: what comes of it is told on the section. */
  async remove(): Promise<void> {
    this.close();
    const done = await this.request.run(() =>
      this.stepUp.run({ action: 'ANTI_PHISHING', subject: { change: 'DELETE' } }, (proof) =>
        this.change.execute(undefined, proof),
      ),
    );
    if (done) this.#done('security:antiPhishing.removed');
  }

  #done(key: string): void {
    this.close();
    this.notices.show('success', { key });
  }
}
