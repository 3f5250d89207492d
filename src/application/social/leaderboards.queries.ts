import type {
  Ranking,
  TraderRank,
  TraderRankingQuery,
  VolumeRank,
  VolumeRankingQuery,
} from '../../domain/social/leaderboard';
import { minute } from '../../domain/shared/instant';
import { type Resource, ResourceCache } from '../kernel/resource';
import type { Needs } from '../kernel/token';
import { LeaderboardsPort } from './leaderboards.port';

/** Rankings, which the exchange counts once a minute. `own`: of somebody logged in, with the own row. */
export class LeaderboardsQueries {
  static readonly needs: Needs<typeof LeaderboardsQueries> = [ResourceCache, LeaderboardsPort];

  constructor(
    private readonly cache: ResourceCache,
    private readonly port: LeaderboardsPort,
  ) {}

  byVolume(query: VolumeRankingQuery, own: boolean): Resource<Ranking<VolumeRank>> {
    return this.cache.open({
      key: ['leaderboard', 'volume', own ? 'own' : 'public', query.period, query.type, query.order],
      load: () => (own ? this.port.byVolumeWithMe(query) : this.port.byVolume(query)),
      staleAfter: minute,
      outlivesSession: !own,
    });
  }

  byMetrics(query: TraderRankingQuery, own: boolean): Resource<Ranking<TraderRank>> {
    const { period, type, order, by, bounds } = query;
    const limits = [bounds?.leastCapital ?? '', bounds?.deepestDrawdown ?? ''];
    return this.cache.open({
      key: ['leaderboard', 'metrics', own ? 'own' : 'public', period, type, order, by, ...limits],
      load: () => (own ? this.port.byMetricsWithMe(query) : this.port.byMetrics(query)),
      staleAfter: minute,
      outlivesSession: !own,
    });
  }
}
