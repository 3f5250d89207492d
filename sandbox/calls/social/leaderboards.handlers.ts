import type { leaderboardsEndpoints } from '../../../src/infrastructure/wire/catalogue/leaderboards.endpoints';
import type { LeaderboardOrder } from '../../../src/domain/social/leaderboard';
import type { SortOrder, TradingPeriod, TradingType } from '../../../src/domain/social/trading-period';
import type { User } from '../../services/users/user';
import { unitsText } from '../../engine/model/units';
import type { Handlers } from '../routing/handler';
import type { Services } from '../routing/services';
import type { Leaderboards } from '../../services/social/leaderboards';

interface RankingInput {
  readonly tradingPeriod?: TradingPeriod | undefined;
  readonly tradingType?: TradingType | undefined;
  readonly sortOrder?: SortOrder | undefined;
  readonly sortBy?: LeaderboardOrder | undefined;
}

type MetricsRow = ReturnType<Leaderboards['byMetrics']>['rows'][number];
type VolumeRow = ReturnType<Leaderboards['byVolume']>['rows'][number];

export function leaderboardsHandlers({ leaderboards, now }: Services): Handlers<typeof leaderboardsEndpoints> {
  const volumes = (query: RankingInput, user?: User) => {
    const { rows, me, updatedAt } = leaderboards.byVolume(queryOf(query), user);
    return {
      success: true as const,
      data: { rows: rows.map(volumeRow), me: me ? volumeRow(me) : null, updatedTime: updatedAt },
      timestamp: now(),
    };
  };
  const metrics = (query: RankingInput, user?: User) => {
    const { rows, me, updatedAt } = leaderboards.byMetrics({ ...queryOf(query), by: query.sortBy ?? 'ROI' }, user);
    return {
      success: true as const,
      data: { rows: rows.map(metricsRow), me: me ? metricsRow(me) : null, updatedTime: updatedAt },
      timestamp: now(),
    };
  };
  return {
    publicVolume: (call) => volumes(call.query),
    privateVolume: (call) => volumes(call.query, call.caller?.user),
    publicMetrics: (call) => metrics(call.query),
    privateMetrics: (call) => metrics(call.query, call.caller?.user),
    earlierPublicMetrics: (call) => metrics(call.query),
    earlierPrivateMetrics: (call) => metrics(call.query, call.caller?.user),
    clearCaches: () => ({ success: true, data: { cleared: leaderboards.clear() }, timestamp: now() }),
  };
}

function queryOf({ tradingPeriod = 'THIRTY_DAYS', tradingType = 'ALL', sortOrder = 'DESC' }: RankingInput) {
  return { period: tradingPeriod, type: tradingType, order: sortOrder };
}

function volumeRow({ uuid, volume, ...row }: VolumeRow) {
  return { ...row, uuid: uuid ?? null, volume: unitsText(volume) };
}

function metricsRow({ uuid, pnl, roi, winRate, volume, symbols, chart, ...row }: MetricsRow) {
  return {
    ...row,
    uuid: uuid ?? null,
    pnl: pnl === undefined ? null : unitsText(pnl),
    roi: roi ?? null,
    winRate: winRate ?? null,
    volume: volume === undefined ? null : unitsText(volume),
    symbols: [...symbols],
    chart: [...chart],
  };
}
