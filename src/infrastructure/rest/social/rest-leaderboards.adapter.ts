import type { Outcome } from '../../../application/kernel/failure';
import type { LeaderboardsPort } from '../../../application/social/leaderboards.port';
import { mapResult } from '../../../domain/shared/result';
import type {
  TraderRank,
  TraderRankingQuery,
  VolumeRank,
  VolumeRankingQuery,
} from '../../../domain/social/leaderboard';
import type { leaderboardsEndpoints } from '../../wire/catalogue/leaderboards.endpoints';
import { RestClient } from '../transport/rest-client';
import { traderRankFromWire, volumeRankFromWire, withMe } from './leaderboards.wire';
import type { Needs } from '../../../application/kernel/token';

export class RestLeaderboardsAdapter implements LeaderboardsPort {
  static readonly needs: Needs<typeof RestLeaderboardsAdapter> = [RestClient];

  readonly #client: RestClient;

  constructor(client: RestClient) {
    this.#client = client;
  }

  async byVolume(query: VolumeRankingQuery): Outcome<readonly VolumeRank[]> {
    const answer = await this.#client.send(call('publicVolume'), { query: volumeQuery(query) });
    return mapResult(answer, ({ data }) => data.rows.map(volumeRankFromWire));
  }

  async byMetrics(query: TraderRankingQuery): Outcome<readonly TraderRank[]> {
    const answer = await this.#client.send(call('publicMetrics'), {
      query: { ...volumeQuery(query), sortBy: query.by },
    });
    return mapResult(answer, ({ data }) => data.rows.map(traderRankFromWire));
  }

  async byVolumeWithMe(query: VolumeRankingQuery): Outcome<readonly VolumeRank[]> {
    const answer = await this.#client.send(call('privateVolume'), { query: volumeQuery(query) });
    return mapResult(answer, ({ data }) => withMe(data).map(volumeRankFromWire));
  }

  async byMetricsWithMe(query: TraderRankingQuery): Outcome<readonly TraderRank[]> {
    const answer = await this.#client.send(call('privateMetrics'), {
      query: { ...volumeQuery(query), sortBy: query.by },
    });
    return mapResult(answer, ({ data }) => withMe(data).map(traderRankFromWire));
  }
}

function volumeQuery({ period, type, order }: VolumeRankingQuery) {
  return { tradingPeriod: period, tradingType: type, sortOrder: order };
}

/** The catalogue comes with the first call: nobody's first picture waits for schemas. */
async function call<Name extends keyof typeof leaderboardsEndpoints>(
  name: Name,
): Promise<(typeof leaderboardsEndpoints)[Name]> {
  return (await import('../../wire/catalogue/leaderboards.endpoints')).leaderboardsEndpoints[name];
}
