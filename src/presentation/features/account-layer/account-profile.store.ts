import { actionBound, computed, makeObservable, observableRef } from 'mobx';
import { ProfileQueries } from '../../../application/account/profile.queries';
import type { Startable, Unsubscribe } from '../../../application/kernel/observable-value';
import { known, type ResourceState } from '../../../application/kernel/resource';
import { HiddenAlerts } from '../../../application/platform/hidden-alerts';
import type { AccountProfile } from '../../../domain/account/account-profile';
import type { Needs } from '../../../application/kernel/token';

/** The profile as the layers need it: whose it is, what it agreed to and what it has put away. */
export class AccountProfileStore implements Startable {
  static readonly needs: Needs<typeof AccountProfileStore> = [ProfileQueries, HiddenAlerts];

  state: ResourceState<AccountProfile> = { status: 'loading' };

  constructor(
    private readonly profiles: ProfileQueries,
    private readonly alerts: HiddenAlerts,
  ) {
    makeObservable(this, { state: observableRef, profile: computed, follow: actionBound });
  }

  get profile(): AccountProfile | undefined {
    return known(this.state);
  }

  start(): Unsubscribe {
    const resource = this.profiles.profile();
    this.follow(resource.current);
    return resource.subscribe(this.follow);
  }

  isHidden(name: string): boolean {
    return this.alerts.isHidden(this.state, name);
  }

  async hide(name: string): Promise<void> {
    await this.alerts.hide(name);
  }

  follow(state: ResourceState<AccountProfile>): void {
    this.state = state;
  }
}
