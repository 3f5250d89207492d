import type * as z from 'zod/mini';
import { decimal, parseDecimal } from '../../../domain/shared/decimal';
import { instantFrom } from '../../../domain/shared/instant';
import type { Ranking, RankingCounts, TraderRank, VolumeRank } from '../../../domain/social/leaderboard';
import type { leaderboardsEndpoints } from '../../wire/catalogue/leaderboards.endpoints';
import type { wireTime } from '../../wire/catalogue/wire';
import { nameFromWire } from './social.wire';

type VolumeRow = z.output<typeof leaderboardsEndpoints.publicVolume.answer>['data']['rows'][number];
type MetricsRow = z.output<typeof leaderboardsEndpoints.publicMetrics.answer>['data']['rows'][number];

interface RankingData<Row> {
  readonly rows: readonly Row[];
  readonly me?: Row | null | undefined;
  readonly counts?: RankingCounts | undefined;
  readonly updatedTime?: z.output<typeof wireTime> | undefined;
}

/** The caller's own row stands last when it is not among the rows. */
export function rankingFromWire<Wire, Row>(
  { rows, me, counts, updatedTime }: RankingData<Wire>,
  rowFromWire: (row: Wire) => Row,
): Ranking<Row> {
  return {
    rows: (me ? [...rows, me] : rows).map(rowFromWire),
    countedAt: instantFrom(updatedTime),
    counts,
  };
}

export function volumeRankFromWire(row: VolumeRow): VolumeRank {
  return { ...rankedFromWire(row), volume: decimal(row.volume), trades: row.trades ?? undefined };
}

export function traderRankFromWire(row: MetricsRow): TraderRank {
  return {
    ...rankedFromWire(row),
    pnl: parseDecimal(row.pnl),
    roi: row.roi ?? undefined,
    winRate: row.winRate ?? undefined,
    capital: parseDecimal(row.capital),
    maxDrawdown: row.maxDrawdown ?? undefined,
    recordDays: row.recordDays ?? undefined,
    roiInterval: row.roiInterval ?? undefined,
    volume: parseDecimal(row.volume),
    followers: row.followers,
    symbols: row.symbols,
    chart: row.chart,
  };
}

function rankedFromWire(row: VolumeRow | MetricsRow) {
  return { ...nameFromWire(row), rank: row.rank, tier: row.tier, me: row.me ?? false };
}
