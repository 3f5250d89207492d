import { observable, runInAction } from 'mobx';
import type { Needs } from '../../../application/kernel/token';
import { DismissPromotion } from '../../../application/platform/dismiss-promotion.use-case';
import { NoticesPort } from '../../kit/notices.port';
import { PromotionsQueries } from '../../../application/platform/promotions.queries';
import type { Promotion } from '../../../domain/platform/promotion';

/** What the exchange draws attention to, until it is put away. */
export class PromotionsStore {
  static readonly needs: Needs<typeof PromotionsStore> = [PromotionsQueries, DismissPromotion, NoticesPort];
  static readonly perAccount = true;

  readonly #leaving = observable.set<string>();

  constructor(
    readonly queries: PromotionsQueries,
    private readonly dismissal: DismissPromotion,
    private readonly notices: NoticesPort,
  ) {}

  isShown({ id, dismissed }: Promotion): boolean {
    return !dismissed && !this.#leaving.has(id);
  }

  async dismiss(id: string): Promise<void> {
    if (this.#leaving.has(id)) return;
    runInAction(() => this.#leaving.add(id));
    const dismissed = await this.dismissal.execute(id);
    if (dismissed.ok) return;
    runInAction(() => this.#leaving.delete(id));
    this.notices.show('error', { key: 'promotions:refused' });
  }
}
