import type { CampaignsCommandsPort } from '../../../application/campaigns/campaigns-commands.port';
import type { CampaignsPort, RankingQuery } from '../../../application/campaigns/campaigns.port';
import type { Outcome } from '../../../application/kernel/failure';
import type {
  Campaign,
  CampaignBadge,
  CampaignStanding,
  CampaignTask,
  Competition,
  NamedCampaign,
  RewardNotice,
} from '../../../domain/campaigns/campaign';
import { instantFrom } from '../../../domain/shared/instant';
import { mapResult } from '../../../domain/shared/result';
import type { campaignsEndpoints } from '../../wire/catalogue/campaigns.endpoints';
import { RestClient } from '../transport/rest-client';
import { UnknownValues } from '../transport/unknown-values';
import { campaignFromWire, competitionFromWire, prizeFromWire, standingFromWire } from './campaigns.wire';
import type { Needs } from '../../../application/kernel/token';

export class RestCampaignsAdapter implements CampaignsPort, CampaignsCommandsPort {
  static readonly needs: Needs<typeof RestCampaignsAdapter> = [RestClient, UnknownValues];

  readonly #client: RestClient;
  readonly #unknown: UnknownValues;

  constructor(client: RestClient, unknown: UnknownValues) {
    this.#client = client;
    this.#unknown = unknown;
  }

  async campaigns(): Outcome<readonly Campaign[]> {
    return mapResult(await this.#client.send(call('campaigns')), ({ data }) =>
      data.rows.map((row) => campaignFromWire(row, this.#unknown)),
    );
  }

  async campaign(id: string, own = false): Outcome<Campaign> {
    const answer = own
      ? await this.#client.send(call('ownCampaign'), { parameters: { id } })
      : await this.#client.send(call('campaign'), { parameters: { id } });
    return mapResult(answer, ({ data }) => campaignFromWire(data, this.#unknown));
  }

  async named(id: NamedCampaign): Outcome<Campaign> {
    const answers = {
      WOOTOPIA_2049: () => this.#client.send(call('wootopia')),
      PERMABEAR_TEALSTREET: () => this.#client.send(call('permabear')),
      EZPZ_COMPETITION: () => this.#client.send(call('ezpz')),
      THE_GATHERING: () => this.#client.send(call('gathering')),
      HEED_THE_CALL: () => this.#client.send(call('heedTheCall')),
    };
    return mapResult(await answers[id](), ({ data }) => campaignFromWire(data, this.#unknown));
  }

  async ranking({
    campaignId,
    page,
    size,
    by,
    team,
  }: RankingQuery): Outcome<{ readonly rows: readonly CampaignStanding[]; readonly total: number }> {
    const body = {
      page,
      size,
      ...(by !== undefined && { sortBy: by }),
      ...(team !== undefined && { group: team }),
    };
    const answer = await this.#client.send(call('leaderboard'), { query: { campaignId }, body });
    return mapResult(answer, ({ data }) => ({
      rows: data.rows.map(standingFromWire),
      total: data.meta.total,
    }));
  }

  /** Hosts serve the newest version they have. */
  async competition(id: string, own = false): Outcome<Competition> {
    const parameters = { campaignId: id };
    let answer = own
      ? await this.#client.send(call('ownCompetitionV2'), { parameters })
      : await this.#client.send(call('competitionV2'), { parameters });
    if (!answer.ok && answer.error.kind === 'maintenance' && answer.error.code === '503') {
      answer = own
        ? await this.#client.send(call('ownCompetitionV1'), { parameters })
        : await this.#client.send(call('competitionV1'), { parameters });
    }
    if (!answer.ok && answer.error.kind === 'maintenance' && answer.error.code === '503') {
      answer = own
        ? await this.#client.send(call('ownCompetition'), { parameters })
        : await this.#client.send(call('competition'), { parameters });
    }
    return mapResult(answer, ({ data }) => competitionFromWire(data, this.#unknown));
  }

  async badges(): Outcome<readonly CampaignBadge[]> {
    return mapResult(await this.#client.send(call('badges')), ({ data }) =>
      data.rows.map(({ badgeId, campaignId, name, rankFrom, rankTo, color }) => ({
        id: badgeId,
        campaignId,
        name,
        from: rankFrom,
        to: rankTo,
        colour: color,
      })),
    );
  }

  async signUp(id: string): Outcome<void> {
    return mapResult(await this.#client.send(call('signUp'), { parameters: { id } }), () => undefined);
  }

  async tasks(): Outcome<{
    readonly tasks: readonly CampaignTask[];
    readonly points: number;
    readonly rank: number | undefined;
  }> {
    return mapResult(await this.#client.send(call('heedTheCallTasks')), ({ data: { me } }) => ({
      tasks: me.tasks.map(({ reward, ...task }) => ({ ...task, points: reward })),
      points: me.score,
      rank: me.rank ?? undefined,
    }));
  }

  async rewardNotices(): Outcome<readonly RewardNotice[]> {
    return mapResult(await this.#client.send(call('rewardNotices')), ({ data }) =>
      data.rows.map(({ id, campaignId, title, reward, rank, time }) => ({
        id,
        campaignId,
        title,
        prize: prizeFromWire(reward),
        rank,
        at: instantFrom(time) ?? 0,
      })),
    );
  }

  async dismissNotice(id: string): Outcome<void> {
    return mapResult(await this.#client.send(call('dismissNotice'), { parameters: { id } }), () => undefined);
  }
}

async function call<Name extends keyof typeof campaignsEndpoints>(
  name: Name,
): Promise<(typeof campaignsEndpoints)[Name]> {
  return (await import('../../wire/catalogue/campaigns.endpoints')).campaignsEndpoints[name];
}
