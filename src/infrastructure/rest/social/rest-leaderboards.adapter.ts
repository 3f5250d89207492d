import type { Outcome } from '../../../application/kernel/failure';
import type { LeaderboardsPort } from '../../../application/social/leaderboards.port';
import { mapResult } from '../../../domain/shared/result';
import { decimal, decimalText } from '../../../domain/shared/decimal';
import {
  isBounded,
  type Ranking,
  type RankingBounds,
  type TraderRank,
  type TraderRankingQuery,
  type VolumeRank,
  type VolumeRankingQuery,
} from '../../../domain/social/leaderboard';
import type { leaderboardsEndpoints } from '../../wire/catalogue/leaderboards.endpoints';
import { RestClient } from '../transport/rest-client';
import { rankingFromWire, traderRankFromWire, volumeRankFromWire } from './leaderboards.wire';
import type { Needs } from '../../../application/kernel/token';

export class RestLeaderboardsAdapter implements LeaderboardsPort {
  static readonly needs: Needs<typeof RestLeaderboardsAdapter> = [RestClient];

  readonly #client: RestClient;

  constructor(client: RestClient) {
    this.#client = client;
  }

  async byVolume(query: VolumeRankingQuery): Outcome<Ranking<VolumeRank>> {
    const answer = await this.#client.send(call('publicVolume'), { query: volumeQuery(query) });
    return mapResult(answer, ({ data }) => rankingFromWire(data, volumeRankFromWire));
  }

  async byVolumeWithMe(query: VolumeRankingQuery): Outcome<Ranking<VolumeRank>> {
    const answer = await this.#client.send(call('privateVolume'), { query: volumeQuery(query) });
    return mapResult(answer, ({ data }) => rankingFromWire(data, volumeRankFromWire));
  }

  async byMetrics(query: TraderRankingQuery): Outcome<Ranking<TraderRank>> {
    const answer = await (isBounded(query.bounds)
      ? this.#client.send(call('publicBounded'), { query: boundedQuery(query, query.bounds) })
      : this.#client.send(call('publicMetrics'), { query: metricsQuery(query) }));
    return mapResult(answer, ({ data }) => rankingFromWire(data, traderRankFromWire));
  }

  async byMetricsWithMe(query: TraderRankingQuery): Outcome<Ranking<TraderRank>> {
    const answer = await (isBounded(query.bounds)
      ? this.#client.send(call('privateBounded'), { query: boundedQuery(query, query.bounds) })
      : this.#client.send(call('privateMetrics'), { query: metricsQuery(query) }));
    return mapResult(answer, ({ data }) => rankingFromWire(data, traderRankFromWire));
  }
}

function volumeQuery({ period, type, order }: VolumeRankingQuery) {
  return { tradingPeriod: period, tradingType: type, sortOrder: order };
}

function metricsQuery(query: TraderRankingQuery) {
  return { ...volumeQuery(query), sortBy: query.by };
}

function boundedQuery(query: TraderRankingQuery, { leastCapital, deepestDrawdown }: RankingBounds) {
  return {
    ...metricsQuery(query),
    minCapital: leastCapital === undefined ? undefined : decimalText(decimal(leastCapital)),
    maxDrawdown: deepestDrawdown,
  };
}

/** The catalogue comes with the first call: nobody's first picture waits for schemas. */
async function call<Name extends keyof typeof leaderboardsEndpoints>(
  name: Name,
): Promise<(typeof leaderboardsEndpoints)[Name]> {
  return (await import('../../wire/catalogue/leaderboards.endpoints')).leaderboardsEndpoints[name];
}
