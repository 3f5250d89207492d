import type * as z from 'zod/mini';
import { decimal, parseDecimal } from '../../../domain/shared/decimal';
import type { TraderRank, VolumeRank } from '../../../domain/social/leaderboard';
import type { leaderboardsEndpoints } from '../../wire/catalogue/leaderboards.endpoints';
import { nameFromWire } from './social.wire';

type VolumeRow = z.output<typeof leaderboardsEndpoints.publicVolume.answer>['data']['rows'][number];
type MetricsRow = z.output<typeof leaderboardsEndpoints.publicMetrics.answer>['data']['rows'][number];

/** The caller's own row stands last when it is not among the rows. */
export function withMe<Row>({
  rows,
  me,
}: {
  readonly rows: readonly Row[];
  readonly me?: Row | null | undefined;
}): readonly Row[] {
  return me ? [...rows, me] : rows;
}

export function volumeRankFromWire(row: VolumeRow): VolumeRank {
  return { ...rankedFromWire(row), volume: decimal(row.volume), trades: row.trades };
}

export function traderRankFromWire(row: MetricsRow): TraderRank {
  return {
    ...rankedFromWire(row),
    pnl: parseDecimal(row.pnl),
    roi: row.roi ?? undefined,
    winRate: row.winRate ?? undefined,
    volume: parseDecimal(row.volume),
    followers: row.followers,
    symbols: row.symbols,
    chart: row.chart,
  };
}

function rankedFromWire(row: VolumeRow | MetricsRow) {
  return { ...nameFromWire(row), rank: row.rank, tier: row.tier, me: row.me ?? false };
}
