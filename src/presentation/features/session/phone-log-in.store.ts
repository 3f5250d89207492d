import { actionBound, computed, makeObservable, observable, observableRef } from 'mobx';
import { VisitorQueries } from '../../../application/account/visitor.queries';
import { answerOf } from '../../../application/kernel/answer-of';
import { Clock } from '../../../application/kernel/clock.port';
import { SignInWithPhone } from '../../../application/session/sign-in-with-phone.use-case';
import type { ServedRegion } from '../../../domain/account/place';
import { second, type Instant } from '../../../domain/shared/instant';
import { SingleRequest } from './single-request';
import type { Needs } from '../../../application/kernel/token';

/** Between two messages to the same telephone. */
export const resendAfter = 30 * second;

/** Logging in by a code sent to a telephone. */
export class PhoneLogInStore {
  static readonly needs: Needs<typeof PhoneLogInStore> = [SignInWithPhone, VisitorQueries, Clock];
  static readonly perAccount = true;

  readonly sending = new SingleRequest();
  readonly entering = new SingleRequest();
  /** Where telephones can be reached; empty until it is known. */
  regions: readonly ServedRegion[] = [];
  /** Code of the visitor's own region, where somebody can say. */
  here: string | undefined = undefined;
  /** In international form. */
  sentTo: string | undefined = undefined;
  resendAt: Instant | undefined = undefined;

  constructor(
    private readonly signIn: SignInWithPhone,
    private readonly visitor: VisitorQueries,
    private readonly clock: Clock,
  ) {
    makeObservable(this, {
      regions: observableRef,
      here: observable,
      sentTo: observable,
      resendAt: observable,
      dialRegions: computed,
      setPlace: actionBound,
      setSent: actionBound,
      changeNumber: actionBound,
    });
  }

  get dialRegions(): readonly ServedRegion[] {
    return this.regions.filter(({ dialCode }) => dialCode !== '');
  }

  /** Numbers can be typed in full where this fails. */
  async readRegions(): Promise<void> {
    if (this.regions.length > 0) return;
    const [regions, here] = await Promise.all([answerOf(this.visitor.regions()), answerOf(this.visitor.here())]);
    this.setPlace(regions.ok ? regions.value : [], here.ok ? here.value.country : undefined);
  }

  async send(number: string): Promise<void> {
    if (await this.sending.run(() => this.signIn.sendCode(number))) this.setSent(number);
  }

  async sendAgain(): Promise<void> {
    if (this.sentTo !== undefined) await this.send(this.sentTo);
  }

  /** @returns whether the visitor is now logged in. */
  async finish(code: string): Promise<boolean> {
    return (await this.entering.run(() => this.signIn.finish(code))) !== undefined;
  }

  setPlace(regions: readonly ServedRegion[], here: string | undefined): void {
    this.regions = regions;
    this.here = here;
  }

  setSent(number: string): void {
    this.sentTo = number;
    this.resendAt = this.clock.now() + resendAfter;
    this.entering.forget();
  }

  changeNumber(): void {
    this.sentTo = undefined;
    this.resendAt = undefined;
    this.sending.forget();
    this.entering.forget();
  }
}
