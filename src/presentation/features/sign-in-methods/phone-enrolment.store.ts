import { actionBound, makeObservable, observable } from 'mobx';
import { Clock } from '../../../application/kernel/clock.port';
import { ChangeSecondFactors } from '../../../application/session/change-second-factors.use-case';
import type { SignInIdentity } from '../../../domain/session/sign-in-identity';
import { second, type Instant } from '../../../domain/shared/instant';
import { SingleRequest } from '../session/single-request';
import { ReauthenticationStore } from './reauthentication.store';
import type { Needs } from '../../../application/kernel/token';

const resendAfter = 30 * second;

/** Binding a telephone: its number, then the code that was sent there. */
export class PhoneEnrolmentStore {
  static readonly needs: Needs<typeof PhoneEnrolmentStore> = [ChangeSecondFactors, ReauthenticationStore, Clock];

  readonly sending = new SingleRequest();
  readonly entering = new SingleRequest();
  isOpen = false;
  /** In international form. */
  sentTo: string | undefined = undefined;
  resendAt: Instant | undefined = undefined;

  constructor(
    private readonly factors: ChangeSecondFactors,
    private readonly reauthentication: ReauthenticationStore,
    private readonly clock: Clock,
  ) {
    makeObservable(this, {
      isOpen: observable,
      sentTo: observable,
      resendAt: observable,
      open: actionBound,
      close: actionBound,
      changeNumber: actionBound,
      setSent: actionBound,
    });
  }

  open(): void {
    this.isOpen = true;
    this.changeNumber();
  }

  close(): void {
    this.isOpen = false;
  }

  async send(number: string): Promise<void> {
    if (await this.sending.run(() => this.reauthentication.run(() => this.factors.startPhone(number))))
      this.setSent(number);
  }

  async sendAgain(): Promise<void> {
    if (this.sentTo !== undefined) await this.send(this.sentTo);
  }

  /** @returns how somebody signs in now; `undefined` when it did not work. */
  async finish(code: string): Promise<SignInIdentity | undefined> {
    const added = await this.entering.run(() => this.reauthentication.run(() => this.factors.addPhone(code)));
    if (added) this.close();
    return added?.value;
  }

  changeNumber(): void {
    this.sentTo = undefined;
    this.resendAt = undefined;
    this.sending.forget();
    this.entering.forget();
  }

  setSent(number: string): void {
    this.sentTo = number;
    this.resendAt = this.clock.now() + resendAfter;
    this.entering.forget();
  }
}
