import { actionBound, computed, makeObservable, observableRef } from 'mobx';
import { AccountSettingsPort } from '../../../application/account/account-settings.port';
import { Clock } from '../../../application/kernel/clock.port';
import type { Startable, Unsubscribe } from '../../../application/kernel/observable-value';
import { Scheduler } from '../../../application/kernel/scheduler.port';
import { PagePort } from '../../../application/platform/page.port';
import type { MaintenancePlan } from '../../../domain/account/account-profile';
import { hour, minute, type Instant } from '../../../domain/shared/instant';
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

  constructor(
    private readonly settings: AccountSettingsPort,
    private readonly profiles: AccountProfileStore,
    private readonly scheduler: Scheduler,
    private readonly clock: Clock,
    private readonly page: PagePort,
  ) {
    makeObservable(this, { plan: observableRef, announced: computed, follow: actionBound });
  }

  get announced(): AnnouncedUpgrade | undefined {
    if (this.plan?.start === undefined || this.plan.running) return undefined;
    const { start, end, cancelsOrders } = this.plan;
    const soon = start > this.clock.now() && start - this.clock.now() <= ahead;
    return soon && !this.profiles.isHidden(nameOf(start)) ? { start, end, cancelsOrders } : undefined;
  }

  start(): Unsubscribe {
    void this.read();
    return this.scheduler.every(often, () => {
      if (this.page.visible.current) void this.read();
    });
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
  }
}

function nameOf(start: Instant): string {
  return `upgrade-${start}`;
}
