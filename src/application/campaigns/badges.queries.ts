import { type HeldBadge, heldBadges } from '../../domain/campaigns/badge-holders';
import type { CampaignStanding } from '../../domain/campaigns/campaign';
import { minute } from '../../domain/shared/instant';
import { success } from '../../domain/shared/result';
import { isTransient, type Outcome } from '../kernel/failure';
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

  /** A campaign that has no ranking gives no badges; one whose ranking cannot be read now says nothing about who holds them. */
  async #held(): Outcome<readonly HeldBadge[]> {
    const badges = await this.port.badges();
    if (!badges.ok) return badges;
    const size = Math.max(1, ...badges.value.map(({ to }) => to));
    const campaigns = [...new Set(badges.value.map(({ campaignId }) => campaignId))];
    const rankings = new Map<string, readonly CampaignStanding[]>();
    const answers = await Promise.all(
      campaigns.map((campaignId) => this.port.ranking({ campaignId, page: 1, size: Math.min(size, 100) })),
    );
    for (const [index, ranking] of answers.entries()) {
      if (ranking.ok) rankings.set(campaigns[index]!, ranking.value.rows);
      else if (isTransient(ranking.error)) return ranking;
    }
    return success(heldBadges(badges.value, rankings));
  }
}
