import { computed, makeObservable, observableRef, runInAction } from 'mobx';
import { FirstStepsQueries } from '../../../application/account/first-steps.queries';
import { ProfileQueries } from '../../../application/account/profile.queries';
import type { Unsubscribe } from '../../../application/kernel/observable-value';
import { known } from '../../../application/kernel/resource';
import { type Cancel, Scheduler } from '../../../application/kernel/scheduler.port';
import type { Needs } from '../../../application/kernel/token';
import { failureKey } from '../../kit/formats/failure-keys';
import { HiddenAlerts } from '../../../application/platform/hidden-alerts';
import { NoticesPort } from '../../kit/notices.port';
import { AccountStreamPort } from '../../../application/trading/account-stream.port';
import { type FirstStep, firstSteps } from '../../../domain/account/first-steps';
import { second } from '../../../domain/shared/instant';

/** The name under which the account keeps that it needs no checklist any more. */
const alert = 'first-steps';
/** Orders change in bursts; they are read once after them. */
const settleTime = second;

/** The checklist of a first trade, which ticks itself off by what the account really did. */
export class FirstStepsStore {
  static readonly needs: Needs<typeof FirstStepsStore> = [
    FirstStepsQueries,
    ProfileQueries,
    HiddenAlerts,
    AccountStreamPort,
    NoticesPort,
    Scheduler,
  ];

  /** `undefined` before anything is known. */
  done: ReadonlySet<FirstStep> | undefined = undefined;
  hidden = true;

  constructor(
    private readonly queries: FirstStepsQueries,
    private readonly profiles: ProfileQueries,
    private readonly alerts: HiddenAlerts,
    private readonly stream: AccountStreamPort,
    private readonly notices: NoticesPort,
    private readonly scheduler: Scheduler,
  ) {
    makeObservable(this, {
      done: observableRef,
      hidden: observableRef,
      shown: computed,
      next: computed,
      count: computed,
    });
  }

  /** Whether the checklist is to be seen. */
  get shown(): boolean {
    return !this.hidden && this.done !== undefined;
  }

  /** The first that is not done yet. */
  get next(): FirstStep | undefined {
    return firstSteps.find((step) => !this.done?.has(step));
  }

  get count(): number {
    return firstSteps.filter((step) => this.done?.has(step)).length;
  }

  /** For as long as somebody is logged in who has not put it away. */
  start(): Unsubscribe {
    const profile = this.profiles.profile();
    let waiting: Cancel | undefined;
    let unfollow: Unsubscribe | undefined;
    const begin = (): Unsubscribe => {
      const steps = this.queries.done();
      const show = (): void =>
        runInAction(() => {
          this.done = known(steps.current) ?? this.done;
        });
      const again = (): void => {
        waiting?.();
        waiting = this.scheduler.after(settleTime, () => void steps.refresh());
      };
      const stops = [
        steps.subscribe(show),
        this.stream.connect(),
        this.stream.onExecutionReport(again),
        this.stream.onAlgoOrders(again),
      ];
      show();
      return () => stops.forEach((stop) => stop());
    };
    const follow = (): void => {
      const hidden = this.alerts.isHidden(profile.current, alert);
      runInAction(() => (this.hidden = hidden));
      if (hidden) {
        unfollow?.();
        unfollow = undefined;
      } else unfollow ??= begin();
    };
    const stop = profile.subscribe(follow);
    follow();
    return () => {
      stop();
      waiting?.();
      unfollow?.();
      runInAction(() => {
        this.done = undefined;
        this.hidden = true;
      });
    };
  }

  /** For good, on every device. */
  async putAway(): Promise<void> {
    const done = await this.alerts.hide(alert);
    if (!done.ok) this.notices.show('error', { key: failureKey(done.error) });
  }
}
