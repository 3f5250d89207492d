import { actionBound, computed, makeObservable, observable, observableRef } from 'mobx';
import { AccountSettingsPort } from '../../../application/account/account-settings.port';
import { Clock } from '../../../application/kernel/clock.port';
import type { Startable, Unsubscribe } from '../../../application/kernel/observable-value';
import { Scheduler } from '../../../application/kernel/scheduler.port';
import { PagePort } from '../../../application/platform/page.port';
import type { MaintenancePlan } from '../../../domain/account/account-profile';
import { hour, minute, second, type Instant } from '../../../domain/shared/instant';
import { AccountProfileStore } from './account-profile.store';
import type { Needs } from '../../../application/kernel/token';

const often = 10 * minute;
/** How long before it begins an upgrade is told of. */
const ahead = 48 * hour;

export interface AnnouncedUpgrade {
  readonly start: Instant;
  readonly end: Instant | undefined;
  readonly cancelsOrders: boolean;
}

/** The upgrade that is announced, until it begins or the account puts it away. */
export class UpgradeStore implements Startable {
  static readonly needs: Needs<typeof UpgradeStore> = [
    AccountSettingsPort,
    AccountProfileStore,
    Scheduler,
    Clock,
    PagePort,
  ];

  plan: MaintenancePlan | undefined = undefined;
  now: Instant;

  constructor(
    private readonly settings: AccountSettingsPort,
    private readonly profiles: AccountProfileStore,
    private readonly scheduler: Scheduler,
    private readonly clock: Clock,
    private readonly page: PagePort,
  ) {
    this.now = clock.now();
    makeObservable(this, {
      plan: observableRef,
      now: observable,
      announced: computed,
      isNear: computed,
      follow: actionBound,
      look: actionBound,
    });
  }

  get announced(): AnnouncedUpgrade | undefined {
    if (this.plan?.start === undefined || this.plan.running) return undefined;
    const { start, end, cancelsOrders } = this.plan;
    return this.isNear && !this.profiles.isHidden(nameOf(start)) ? { start, end, cancelsOrders } : undefined;
  }

  /** By itself, so that what is announced changes when this does, not with each second. */
  get isNear(): boolean {
    const left = (this.plan?.start ?? 0) - this.now;
    return left > 0 && left <= ahead;
  }

  start(): Unsubscribe {
    void this.read();
    const stops = [
      this.scheduler.every(second, this.look),
      this.scheduler.every(often, () => {
        if (this.page.visible.current) void this.read();
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }

  async read(): Promise<void> {
    const answer = await this.settings.maintenance();
    if (answer.ok) this.follow(answer.value);
  }

  putAway(): Promise<void> {
    const { announced } = this;
    return announced ? this.profiles.hide(nameOf(announced.start)) : Promise.resolve();
  }

  follow(plan: MaintenancePlan): void {
    this.plan = plan;
    this.look();
  }

  /** At the clock: it may have come within sight, or begun. */
  look(): void {
    this.now = this.clock.now();
  }
}

function nameOf(start: Instant): string {
  return `upgrade-${start}`;
}
