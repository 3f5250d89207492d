import { actionBound, makeObservable, observable } from 'mobx';
import { Clock } from '../../../application/kernel/clock.port';
import { NoticesPort } from '../../kit/notices.port';
import { ChangeEmail } from '../../../application/security/change-email.use-case';
import type { Instant } from '../../../domain/shared/instant';
import { StepUpStore } from '../account-kit/step-up.store';
import { SingleRequest } from '../session/single-request';
import type { Needs } from '../../../application/kernel/token';

/** Another e-mail address: it proves itself by a code, then the person does by what the exchange asks for. */
export class EmailChangeStore {
  static readonly needs: Needs<typeof EmailChangeStore> = [ChangeEmail, StepUpStore, NoticesPort, Clock];
  static readonly perAccount = true;

  open = false;
  /** Where the code was sent to; nothing yet when absent. */
  sentTo: string | undefined = undefined;
  resendAt: Instant | undefined = undefined;
  readonly sending = new SingleRequest();
  readonly request = new SingleRequest();

  constructor(
    private readonly changeEmail: ChangeEmail,
    private readonly stepUp: StepUpStore,
    private readonly notices: NoticesPort,
    private readonly clock: Clock,
  ) {
    makeObservable(this, {
      open: observable,
      sentTo: observable,
      resendAt: observable,
      begin: actionBound,
      close: actionBound,
      setSent: actionBound,
    });
  }

  begin(): void {
    this.open = true;
    this.setSent(undefined, undefined);
    this.sending.forget();
    this.request.forget();
  }

  close(): void {
    this.open = false;
  }

  async sendCode(email: string): Promise<void> {
    const sent = await this.sending.run(() => this.changeEmail.sendCode(email));
    if (sent) this.setSent(email, this.clock.now() + sent.value.resendAfter);
  }

  /** Back to the address, to type another. */
  chooseAnother(): void {
    this.setSent(undefined, undefined);
    this.request.forget();
  }

  /** @param code what was sent to the new address */
  async change(code: string): Promise<void> {
    const { sentTo } = this;
    if (sentTo === undefined) return;
    const changed = await this.request.run(() =>
      this.stepUp.run({ action: 'CHANGE_EMAIL', subject: { email: sentTo } }, (proof) =>
        this.changeEmail.execute(sentTo, code, proof),
      ),
    );
    if (!changed) return;
    this.close();
    this.notices.show('success', { key: 'security:email.done', values: { email: sentTo } });
  }

  setSent(sentTo: string | undefined, resendAt: Instant | undefined): void {
    this.sentTo = sentTo;
    this.resendAt = resendAt;
  }
}
