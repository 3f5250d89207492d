import * as z from 'zod/mini';
import { strategyOrders } from '../../../domain/social/copy-strategy';
import { endpoint } from './endpoint';
import { hidden, orderQuery, pageQuery, periodQuery } from './social-wire';
import { dataAnswer, wireDecimal, wireId, wireNumber, wireTime } from './wire';

const base = '/copy-trading-gateway/public';
const strategy = `${base}/lead-strategy-profile/{id}`;
const strategyParameter = z.object({ id: z.string().check(z.maxLength(32)) });
const common = { method: 'GET', access: 'public', source: 'protocol 6.5' } as const;

const figures = { roi: wireNumber, pnl: wireDecimal, winRate: hidden(wireNumber), sharpeRatio: hidden(wireNumber) };
const leadRow = z.object({
  ...figures,
  strategyId: wireId,
  leadTraderId: wireId,
  leadTraderCoolName: z.string(),
  strategyName: z.string(),
  strategy: z.optional(z.string()),
  avatarUrl: hidden(z.string()),
  strategyIntro: hidden(z.string()),
  strategyTraderType: z.string(),
  currentNumberCu: wireNumber,
  auc: wireDecimal,
  mdd: hidden(wireNumber),
  metricCharts: z.array(wireNumber),
  /** Ours: days with a result, of the last 90, the markets that were traded in them, and the part of profit that is the lead's. */
  recordDays: hidden(wireNumber),
  symbols: hidden(z.array(z.string())),
  profitShare: hidden(wireNumber),
});
const pageNumber = { pageNumber: pageQuery.page, pageSize: pageQuery.size };

export const copyTradingEndpoints = {
  promoted: endpoint({
    ...common,
    id: 'copyTrading.promoted',
    path: `${base}/lead-trader-dashboard/promoted-leaderboard-metrics`,
    summary: 'Strategies that the exchange puts forward.',
    query: z.object({
      tradingPeriod: z.optional(periodQuery),
      sortBy: z.optional(z.enum(strategyOrders)),
      sortOrder: z.optional(orderQuery),
      pageSize: pageQuery.size,
    }),
    answer: dataAnswer(z.object({ rows: z.array(leadRow) })),
    assumed: 'the union of the rows of its two public neighbours',
    source: 'specification 7, protocol 6.5',
  }),
  returns: endpoint({
    ...common,
    id: 'copyTrading.returns',
    path: `${base}/lead-trader-dashboard/leaderboard-metrics`,
    summary: 'Daily returns of every strategy.',
    answer: dataAnswer(
      z.object({
        metrics: z.array(z.object({ strategyId: wireId, leadTraderId: wireId, metricCharts: z.array(wireNumber) })),
      }),
    ),
  }),
  strategies: endpoint({
    ...common,
    id: 'copyTrading.strategies',
    path: `${base}/lead-trader-dashboard/sorting-strategy-list`,
    summary: 'Strategies that can be copied, page by page.',
    query: z.object({ page: pageQuery.page, pageSize: pageQuery.size }),
    answer: dataAnswer(z.object({ rows: z.array(leadRow), meta: z.object({ totalCount: wireNumber }) })),
  }),
  metrics: endpoint({
    ...common,
    id: 'copyTrading.metrics',
    path: `${strategy}/metrics`,
    summary: 'How a strategy has done in a period.',
    parameters: strategyParameter,
    query: z.object({ tradePeriod: z.optional(periodQuery) }),
    answer: dataAnswer(
      z.object({
        ...figures,
        maxDrawdown: hidden(wireNumber),
        numberOfTrades: wireNumber,
        copierAssets: wireDecimal,
        avgHolding: hidden(wireNumber),
      }),
    ),
  }),
  positions: endpoint({
    ...common,
    id: 'copyTrading.positions',
    path: `${strategy}/portfolio-positions`,
    summary: 'What a strategy holds.',
    parameters: strategyParameter,
    answer: dataAnswer(
      z.object({
        positions: z.array(
          z.object({ symbol: z.string(), side: z.enum(['LONG', 'SHORT']), averageOpenPrice: wireDecimal }),
        ),
      }),
    ),
  }),
  orderHistory: endpoint({
    ...common,
    id: 'copyTrading.orderHistory',
    path: `${strategy}/order-history`,
    summary: 'What a strategy has closed, newest first.',
    parameters: strategyParameter,
    query: z.object(pageNumber),
    answer: dataAnswer(
      z.object({
        rows: z.array(
          z.object({
            action: z.string(),
            symbol: z.string(),
            positionSide: z.enum(['LONG', 'SHORT']),
            modifiedTimestamp: wireTime,
            openPrice: wireDecimal,
            price: wireDecimal,
            quantity: wireDecimal,
            pnl: wireDecimal,
            roi: wireNumber,
          }),
        ),
        meta: z.optional(z.object({ totalCount: wireNumber })),
      }),
    ),
  }),
} as const;
