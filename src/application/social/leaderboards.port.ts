import type {
  Ranking,
  TraderRank,
  TraderRankingQuery,
  VolumeRank,
  VolumeRankingQuery,
} from '../../domain/social/leaderboard';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

/** Rankings of traders: the first hundred, and the caller's own row wherever it stands. */
export interface LeaderboardsPort {
  byVolume(query: VolumeRankingQuery): Outcome<Ranking<VolumeRank>>;
  byMetrics(query: TraderRankingQuery): Outcome<Ranking<TraderRank>>;
  /** As the others, with the caller's own row marked and, when it is further down, last. */
  byVolumeWithMe(query: VolumeRankingQuery): Outcome<Ranking<VolumeRank>>;
  byMetricsWithMe(query: TraderRankingQuery): Outcome<Ranking<TraderRank>>;
}

export const LeaderboardsPort = token<LeaderboardsPort>('LeaderboardsPort');
