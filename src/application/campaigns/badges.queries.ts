import { type HeldBadge, heldBadges } from '../../domain/campaigns/badge-holders';
import { minute } from '../../domain/shared/instant';
import { success } from '../../domain/shared/result';
import type { Outcome } from '../kernel/failure';
import { type Resource, ResourceCache } from '../kernel/resource';
import type { Needs } from '../kernel/token';
import { CampaignsPort } from './campaigns.port';

/** Badges of campaigns, and who holds them. */
export class BadgesQueries {
  static readonly needs: Needs<typeof BadgesQueries> = [ResourceCache, CampaignsPort];

  constructor(
    private readonly cache: ResourceCache,
    private readonly port: CampaignsPort,
  ) {}

  held(): Resource<readonly HeldBadge[]> {
    return this.cache.open({
      key: ['campaigns', 'badges'],
      load: () => this.#held(),
      staleAfter: 5 * minute,
      outlivesSession: true,
    });
  }

  /** A campaign without a ranking gives no badges. */
  async #held(): Outcome<readonly HeldBadge[]> {
    const badges = await this.port.badges();
    if (!badges.ok) return badges;
    const size = Math.max(1, ...badges.value.map(({ to }) => to));
    const campaigns = [...new Set(badges.value.map(({ campaignId }) => campaignId))];
    const rankings = await Promise.all(
      campaigns.map(async (campaignId) => {
        const ranking = await this.port.ranking({ campaignId, page: 1, size: Math.min(size, 100) });
        return [campaignId, ranking.ok ? ranking.value.rows : []] as const;
      }),
    );
    return success(heldBadges(badges.value, new Map(rankings)));
  }
}
