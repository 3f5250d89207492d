import { observable, runInAction } from 'mobx';
import type { Needs } from '../../../application/kernel/token';
import { DismissPromotion } from '../../../application/platform/dismiss-promotion.use-case';
import { NoticesPort } from '../../../application/platform/notices.port';
import { PromotionsQueries } from '../../../application/platform/promotions.queries';

/** What the exchange draws attention to, until it is put away. */
export class EventsStore {
  static readonly needs: Needs<typeof EventsStore> = [PromotionsQueries, DismissPromotion, NoticesPort];

  readonly leaving = observable.set<string>();

  constructor(
    readonly queries: PromotionsQueries,
    private readonly dismissal: DismissPromotion,
    private readonly notices: NoticesPort,
  ) {}

  async dismiss(id: string): Promise<void> {
    if (this.leaving.has(id)) return;
    runInAction(() => this.leaving.add(id));
    const dismissed = await this.dismissal.execute(id);
    if (dismissed.ok) return;
    runInAction(() => this.leaving.delete(id));
    this.notices.show('error', { key: 'campaigns:notices.refused' });
  }
}
