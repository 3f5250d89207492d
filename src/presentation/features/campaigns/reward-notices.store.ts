import { makeObservable, observable, runInAction } from 'mobx';
import { CampaignsQueries } from '../../../application/campaigns/campaigns.queries';
import { DismissRewardNotice } from '../../../application/campaigns/dismiss-reward-notice.use-case';
import type { Needs } from '../../../application/kernel/token';
import { NoticesPort } from '../../kit/notices.port';

/** What was won, until it is put away. */
export class RewardNoticesStore {
  static readonly needs: Needs<typeof RewardNoticesStore> = [CampaignsQueries, DismissRewardNotice, NoticesPort];

  /** Notices that are being put away, and those that the exchange has put away. */
  readonly #dismissals = observable.map<string, 'asked' | 'done'>();

  constructor(
    readonly queries: CampaignsQueries,
    private readonly dismissing: DismissRewardNotice,
    private readonly notices: NoticesPort,
  ) {
    makeObservable(this, {});
  }

  /** `done` once the exchange has said so: what was only asked for would be back after a reload. */
  dismissal(id: string): 'asked' | 'done' | undefined {
    return this.#dismissals.get(id);
  }

  async dismiss(id: string): Promise<void> {
    if (this.#dismissals.has(id)) return;
    runInAction(() => this.#dismissals.set(id, 'asked'));
    const dismissed = await this.dismissing.execute(id);
    runInAction(() => (dismissed.ok ? this.#dismissals.set(id, 'done') : this.#dismissals.delete(id)));
    if (!dismissed.ok) this.notices.show('error', { key: 'campaigns:notices.refused' });
  }
}
