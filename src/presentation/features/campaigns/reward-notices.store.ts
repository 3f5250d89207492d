import { makeObservable, observable, runInAction } from 'mobx';
import { CampaignsQueries } from '../../../application/campaigns/campaigns.queries';
import { DismissRewardNotice } from '../../../application/campaigns/dismiss-reward-notice.use-case';
import type { Needs } from '../../../application/kernel/token';
import { NoticesPort } from '../../../application/platform/notices.port';

/** What was won, until it is put away. */
export class RewardNoticesStore {
  static readonly needs: Needs<typeof RewardNoticesStore> = [CampaignsQueries, DismissRewardNotice, NoticesPort];

  /** Notices that are being put away. */
  readonly leaving = observable.set<string>();

  constructor(
    readonly queries: CampaignsQueries,
    private readonly dismissal: DismissRewardNotice,
    private readonly notices: NoticesPort,
  ) {
    makeObservable(this, {});
  }

  async dismiss(id: string): Promise<void> {
    if (this.leaving.has(id)) return;
    runInAction(() => this.leaving.add(id));
    const dismissed = await this.dismissal.execute(id);
    if (dismissed.ok) return;
    runInAction(() => this.leaving.delete(id));
    this.notices.show('error', { key: 'campaigns:notices.refused' });
  }
}
