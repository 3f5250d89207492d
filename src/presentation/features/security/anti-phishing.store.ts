import { actionBound, makeObservable, observable } from 'mobx';
import type { NoticesPort } from '../../../application/platform/notices.port';
import type { SecurityPort } from '../../../application/security/security.port';
import type { SecurityQueries } from '../../../application/security/security.queries';
import type { StepUpStore } from '../account-kit/step-up.store';
import { SingleRequest } from '../session/single-request';

/** The code by which genuine mails are known. */
export class AntiPhishingStore {
  dialog: 'set' | 'remove' | undefined = undefined;
  readonly request = new SingleRequest();

  constructor(
    private readonly queries: SecurityQueries,
    private readonly security: SecurityPort,
    private readonly stepUp: StepUpStore,
    private readonly notices: NoticesPort,
  ) {
    makeObservable(this, { dialog: observable, open: actionBound, close: actionBound });
  }

  open(dialog: 'set' | 'remove'): void {
    this.dialog = dialog;
    this.request.forget();
  }

  close(): void {
    this.dialog = undefined;
  }

  async set(code: string): Promise<void> {
    const done = await this.request.run(() =>
      this.stepUp.run('ANTI_PHISHING', (proof) => this.security.setAntiPhishingCode(code, proof)),
    );
    if (done) this.#done('security:antiPhishing.saved');
  }

  async remove(): Promise<void> {
    const done = await this.request.run(() =>
      this.stepUp.run('ANTI_PHISHING', (proof) => this.security.removeAntiPhishingCode(proof)),
    );
    if (done) this.#done('security:antiPhishing.removed');
  }

  #done(key: string): void {
    this.close();
    this.notices.show('success', { key });
    this.queries.changed();
  }
}
