import {
  isNamedCampaign,
  type Campaign,
  type CampaignStanding,
  type CampaignTask,
  type Competition,
  type RewardNotice,
} from '../../domain/campaigns/campaign';
import { minute } from '../../domain/shared/instant';
import { type Resource, ResourceCache } from '../kernel/resource';
import type { Needs } from '../kernel/token';
import { CampaignsPort } from './campaigns.port';

/** Rows of a page of a ranking. */
export const rankingPage = 20;

/** What the pages of campaigns read in common. `own` needs a session. */
export class CampaignsQueries {
  static readonly needs: Needs<typeof CampaignsQueries> = [ResourceCache, CampaignsPort];

  constructor(
    private readonly cache: ResourceCache,
    private readonly port: CampaignsPort,
  ) {}

  campaigns(): Resource<readonly Campaign[]> {
    return this.cache.open({
      key: ['campaigns', 'all'],
      load: () => this.port.campaigns(),
      staleAfter: minute,
      outlivesSession: true,
    });
  }

  campaign(id: string, own: boolean): Resource<Campaign> {
    return this.cache.open({
      key: ['campaigns', 'one', id, own ? 'own' : 'public'],
      load: () => (own || !isNamedCampaign(id) ? this.port.campaign(id, own) : this.port.named(id)),
      staleAfter: minute,
    });
  }

  /** The best hundred, the teams, and the account's own place. */
  competition(id: string, own: boolean): Resource<Competition> {
    return this.cache.open({
      key: ['campaigns', 'competition', id, own ? 'own' : 'public'],
      load: () => this.port.competition(id, own),
      staleAfter: minute / 2,
    });
  }

  /** @param page counted from 1 */
  ranking(
    campaignId: string,
    page: number,
  ): Resource<{ readonly rows: readonly CampaignStanding[]; readonly total: number }> {
    return this.cache.open({
      key: ['campaigns', 'ranking', campaignId, page],
      load: () => this.port.ranking({ campaignId, page, size: rankingPage }),
      staleAfter: minute / 2,
    });
  }

  tasks(): Resource<{
    readonly tasks: readonly CampaignTask[];
    readonly points: number;
    readonly rank: number | undefined;
  }> {
    return this.cache.open({ key: ['campaigns', 'tasks'], load: () => this.port.tasks(), staleAfter: minute / 2 });
  }

  /** What was won and has not been put away. */
  rewardNotices(): Resource<readonly RewardNotice[]> {
    return this.cache.open({ key: ['campaigns', 'notices'], load: () => this.port.rewardNotices() });
  }
}
