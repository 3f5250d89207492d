import * as z from 'zod/mini';
import { leaderboardOrders } from '../../../domain/social/leaderboard';
import { endpoint } from './endpoint';
import { assumedShape, hidden, orderQuery, periodQuery, rankedTrader, social, typeQuery } from './social-wire';
import { dataAnswer, wireDecimal, wireNumber, wireTime } from './wire';

const source = 'specification 7, protocol 6.4';
const ranking = {
  tradingPeriod: z.optional(periodQuery),
  tradingType: z.optional(typeQuery),
  sortOrder: z.optional(orderQuery),
};
const metricsQuery = z.object({ ...ranking, sortBy: z.optional(z.enum(leaderboardOrders)) });

const volumeRow = z.object({ ...rankedTrader, volume: wireDecimal, trades: hidden(wireNumber) });
const metricsRow = z.object({
  ...rankedTrader,
  pnl: hidden(wireDecimal),
  roi: hidden(wireNumber),
  winRate: hidden(wireNumber),
  capital: hidden(wireDecimal),
  maxDrawdown: hidden(wireNumber),
  recordDays: hidden(wireNumber),
  roiInterval: hidden(z.tuple([wireNumber, wireNumber])),
  volume: hidden(wireDecimal),
  followers: wireNumber,
  symbols: z.array(z.string()),
  chart: z.array(wireNumber),
});
const counts = z.object({ traded: wireNumber, hidden: wireNumber, outOfBounds: wireNumber, left: wireNumber });
/** `me` is the caller's own row when it is not among the rows. */
const rowsWithMe = <T extends z.ZodMiniType>(row: T) =>
  dataAnswer(
    z.object({ rows: z.array(row), me: hidden(row), counts: z.optional(counts), updatedTime: z.optional(wireTime) }),
  );
const volumes = {
  method: 'GET',
  query: z.object(ranking),
  answer: rowsWithMe(volumeRow),
  assumed: assumedShape,
  source,
} as const;
const metrics = {
  method: 'GET',
  query: metricsQuery,
  answer: rowsWithMe(metricsRow),
  assumed: assumedShape,
  source,
} as const;
const bounded = {
  ...metrics,
  query: z.object({
    ...ranking,
    sortBy: z.optional(z.enum(leaderboardOrders)),
    minCapital: z.optional(wireDecimal),
    maxDrawdown: z.optional(z.coerce.number().check(z.minimum(0), z.maximum(1))),
  }),
  assumed: 'rankings are bounded by capital and drawdown, and the public call has no place for it',
} as const;

export const leaderboardsEndpoints = {
  publicVolume: endpoint({
    ...volumes,
    id: 'leaderboards.publicVolume',
    path: `${social}/public/trading-volume-leaderboard`,
    access: 'public',
    summary: 'Traders by volume.',
  }),
  privateVolume: endpoint({
    ...volumes,
    id: 'leaderboards.privateVolume',
    path: `${social}/private/trading-volume-leaderboard`,
    access: 'private',
    summary: 'Traders by volume, with the caller’s own place.',
  }),
  publicMetrics: endpoint({
    ...metrics,
    id: 'leaderboards.publicMetrics',
    path: `${social}/public/leaderboard-metrics`,
    access: 'public',
    summary: 'Traders by return, profit, volume, followers or share of wins.',
  }),
  privateMetrics: endpoint({
    ...metrics,
    id: 'leaderboards.privateMetrics',
    path: `${social}/private/leaderboard-metrics`,
    access: 'private',
    summary: 'Traders by return, profit, volume, followers or share of wins, with the caller’s own place.',
  }),
  publicBounded: endpoint({
    ...bounded,
    id: 'leaderboards.publicBounded',
    path: `${social}/public/leaderboard-metrics/bounded`,
    access: 'public',
    summary: 'Traders by metrics, without those who began with less capital or fell deeper.',
  }),
  privateBounded: endpoint({
    ...bounded,
    id: 'leaderboards.privateBounded',
    path: `${social}/private/leaderboard-metrics/bounded`,
    access: 'private',
    summary: 'Traders by metrics within bounds, with the caller’s own place.',
  }),
  earlierPublicMetrics: endpoint({
    ...metrics,
    id: 'leaderboards.earlierPublicMetrics',
    path: `${social}/metrics/public`,
    access: 'public',
    summary: 'Traders by metrics, under its earlier address.',
    deprecated: true,
  }),
  earlierPrivateMetrics: endpoint({
    ...metrics,
    id: 'leaderboards.earlierPrivateMetrics',
    path: `${social}/metrics/auth`,
    access: 'private',
    summary: 'Traders by metrics with the caller’s own place, under its earlier address.',
    deprecated: true,
  }),
  clearCaches: endpoint({
    id: 'leaderboards.clearCaches',
    method: 'DELETE',
    path: `${social}/caches`,
    access: 'admin',
    summary: 'Forgets rankings that were worked out before.',
    answer: dataAnswer(z.object({ cleared: wireNumber })),
    assumed: assumedShape,
    source,
  }),
} as const;
