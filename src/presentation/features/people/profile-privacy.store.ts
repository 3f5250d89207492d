import { observable, runInAction } from 'mobx';
import { SettingsQueries } from '../../../application/account/settings.queries';
import type { Resource } from '../../../application/kernel/resource';
import type { Needs } from '../../../application/kernel/token';
import { tellRefusal } from '../../kit/formats/failure-keys';
import { NoticesPort } from '../../kit/notices.port';
import { ChangeProfile } from '../../../application/social/change-profile.use-case';
import type { ProfileChange, ProfileSettings } from '../../../domain/social/trader-profile';

/** What others may see of the account. What could not be set stays as it was, and a notice says why. */
export class ProfilePrivacyStore {
  static readonly needs: Needs<typeof ProfilePrivacyStore> = [ChangeProfile, SettingsQueries, NoticesPort];

  /** On their way to the exchange. */
  readonly saving = observable.set<keyof ProfileChange>();

  constructor(
    private readonly act: ChangeProfile,
    private readonly queries: SettingsQueries,
    private readonly notices: NoticesPort,
  ) {}

  settings(): Resource<ProfileSettings> {
    return this.queries.publicProfile();
  }

  async change(uuid: string, change: ProfileChange): Promise<void> {
    const names = Object.keys(change) as (keyof ProfileChange)[];
    if (names.some((name) => this.saving.has(name))) return;
    runInAction(() => names.forEach((name) => this.saving.add(name)));
    const answer = await this.act.change(change, uuid);
    if (answer.ok) this.notices.show('success', { key: 'people:privacy.saved' });
    else tellRefusal(this.notices, answer.error);
    runInAction(() => names.forEach((name) => this.saving.delete(name)));
  }
}
