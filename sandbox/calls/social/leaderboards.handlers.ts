import type { leaderboardsEndpoints } from '../../../src/infrastructure/wire/catalogue/leaderboards.endpoints';
import type { LeaderboardOrder } from '../../../src/domain/social/leaderboard';
import type { SortOrder, TradingPeriod, TradingType } from '../../../src/domain/social/trading-period';
import type { User } from '../../services/users/user';
import { unitsText } from '../../engine/model/units';
import type { Handlers } from '../routing/handler';
import type { Services } from '../routing/services';
import type { Leaderboards } from '../../services/social/leaderboards';
import { unitsOf } from '../../services/wallet/amounts';

interface RankingInput {
  readonly tradingPeriod?: TradingPeriod | undefined;
  readonly tradingType?: TradingType | undefined;
  readonly sortOrder?: SortOrder | undefined;
  readonly sortBy?: LeaderboardOrder | undefined;
  readonly minCapital?: string | undefined;
  readonly maxDrawdown?: number | undefined;
}

type MetricsRow = ReturnType<Leaderboards['byMetrics']>['rows'][number];
type VolumeRow = ReturnType<Leaderboards['byVolume']>['rows'][number];

export function leaderboardsHandlers({ leaderboards, now }: Services): Handlers<typeof leaderboardsEndpoints> {
  const volumes = (query: RankingInput, user?: User) => {
    const { rows, me, counts, updatedAt } = leaderboards.byVolume(queryOf(query), user);
    return {
      success: true as const,
      data: { rows: rows.map(volumeRow), me: me ? volumeRow(me) : null, counts, updatedTime: updatedAt },
      timestamp: now(),
    };
  };
  const metrics = (query: RankingInput, user?: User) => {
    const { sortBy = 'ROI', minCapital, maxDrawdown } = query;
    const leastCapital = minCapital === undefined ? undefined : unitsOf(minCapital, 'minCapital');
    const { rows, me, counts, updatedAt } = leaderboards.byMetrics(
      { ...queryOf(query), by: sortBy, leastCapital, deepestDrawdown: maxDrawdown },
      user,
    );
    return {
      success: true as const,
      data: { rows: rows.map(metricsRow), me: me ? metricsRow(me) : null, counts, updatedTime: updatedAt },
      timestamp: now(),
    };
  };
  return {
    publicVolume: (call) => volumes(call.query),
    privateVolume: (call) => volumes(call.query, call.caller?.user),
    publicMetrics: (call) => metrics(call.query),
    privateMetrics: (call) => metrics(call.query, call.caller?.user),
    publicBounded: (call) => metrics(call.query),
    privateBounded: (call) => metrics(call.query, call.caller?.user),
    earlierPublicMetrics: (call) => metrics(call.query),
    earlierPrivateMetrics: (call) => metrics(call.query, call.caller?.user),
    clearCaches: () => ({ success: true, data: { cleared: leaderboards.clear() }, timestamp: now() }),
  };
}

function queryOf({ tradingPeriod = 'THIRTY_DAYS', tradingType = 'ALL', sortOrder = 'DESC' }: RankingInput) {
  return { period: tradingPeriod, type: tradingType, order: sortOrder };
}

function volumeRow({ uuid, volume, trades, ...row }: VolumeRow) {
  return { ...row, uuid: uuid ?? null, volume: unitsText(volume), trades: trades ?? null };
}

function metricsRow({ uuid, pnl, roi, winRate, capital, volume, symbols, chart, ...row }: MetricsRow) {
  const { maxDrawdown, recordDays, roiInterval, ...rest } = row;
  return {
    ...rest,
    uuid: uuid ?? null,
    pnl: pnl === undefined ? null : unitsText(pnl),
    roi: roi ?? null,
    winRate: winRate ?? null,
    capital: capital === undefined ? null : unitsText(capital),
    maxDrawdown: maxDrawdown ?? null,
    recordDays: recordDays ?? null,
    roiInterval: roiInterval === undefined ? null : pair(roiInterval),
    volume: volume === undefined ? null : unitsText(volume),
    symbols: [...symbols],
    chart: [...chart],
  };
}

function pair([low, high]: readonly [number, number]): [number, number] {
  return [low, high];
}
