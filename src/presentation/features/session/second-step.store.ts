import { actionBound, computed, makeObservable, observable, observableRef } from 'mobx';
import { Clock } from '../../../application/kernel/clock.port';
import { FinishSecondStep } from '../../../application/session/finish-second-step.use-case';
import { SignInProgress } from '../../../application/session/sign-in-progress';
import type { SecondFactorChoice } from '../../../application/session/sign-in.port';
import type { Instant } from '../../../domain/shared/instant';
import { resendAfter } from './phone-log-in.store';
import { SingleRequest } from './single-request';
import type { Needs } from '../../../application/kernel/token';

/** The second step of a sign-in, whatever the first one was. */
export class SecondStepStore {
  static readonly needs: Needs<typeof SecondStepStore> = [FinishSecondStep, SignInProgress, Clock];

  readonly sending = new SingleRequest();
  readonly entering = new SingleRequest();
  /** `undefined` while no second step is asked for. */
  choices: readonly SecondFactorChoice[] | undefined = undefined;
  chosenId: string | undefined = undefined;
  /** Of the chosen factor; `undefined` before the first code. */
  resendAt: Instant | undefined = undefined;

  constructor(
    private readonly second: FinishSecondStep,
    progress: SignInProgress,
    private readonly clock: Clock,
  ) {
    makeObservable(this, {
      choices: observableRef,
      chosenId: observable,
      resendAt: observable,
      chosen: computed,
      follow: actionBound,
      choose: actionBound,
      setSent: actionBound,
    });
    // Both live as long as the page's stores do.
    progress.secondStep.subscribe(this.follow);
    this.follow(progress.secondStep.current);
  }

  get chosen(): SecondFactorChoice | undefined {
    return this.choices?.find(({ id }) => id === this.chosenId);
  }

  follow(choices: readonly SecondFactorChoice[] | undefined): void {
    this.choices = choices;
    // An app shows its code at once; a message has to be waited for.
    const first = choices?.find(({ kind }) => kind === 'totp') ?? choices?.[0];
    this.choose(first?.id);
  }

  choose(factorId: string | undefined): void {
    this.chosenId = factorId;
    this.resendAt = undefined;
    this.sending.forget();
    this.entering.forget();
  }

  async send(): Promise<void> {
    const factorId = this.chosenId;
    if (factorId === undefined) return;
    if (await this.sending.run(() => this.second.sendCode(factorId))) this.setSent();
  }

  /** @returns whether the visitor is now logged in. */
  async finish(code: string): Promise<boolean> {
    const factorId = this.chosenId;
    if (factorId === undefined) return false;
    return (await this.entering.run(() => this.second.execute(factorId, code))) !== undefined;
  }

  /** Back to the first step. */
  back(): void {
    this.second.abandon();
  }

  setSent(): void {
    this.resendAt = this.clock.now() + resendAfter;
    this.entering.forget();
  }
}
