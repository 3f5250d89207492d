import type * as z from 'zod/mini';
import { decimal } from '../../../domain/shared/decimal';
import { instantFrom } from '../../../domain/shared/instant';
import {
  strategyKinds,
  type CopyStrategy,
  type StrategyMetrics,
  type StrategyOrderRow,
  type StrategyPosition,
} from '../../../domain/social/copy-strategy';
import type { copyTradingEndpoints } from '../../wire/catalogue/copy-trading.endpoints';
import type { UnknownValues } from '../transport/unknown-values';

type Calls = typeof copyTradingEndpoints;
type LeadRow = z.output<Calls['strategies']['answer']>['data']['rows'][number];
type MetricsData = z.output<Calls['metrics']['answer']>['data'];
type PositionRow = z.output<Calls['positions']['answer']>['data']['positions'][number];
type OrderRow = z.output<Calls['orderHistory']['answer']>['data']['rows'][number];

const traderTypes = ['INSTITUTION', 'INDIVIDUAL'] as const;

export function strategyFromWire(row: LeadRow, unknown: UnknownValues): CopyStrategy {
  return {
    strategyId: row.strategyId,
    leadTraderId: row.leadTraderId,
    leadTrader: row.leadTraderCoolName,
    name: row.strategyName,
    intro: row.strategyIntro ?? '',
    avatar: row.avatarUrl ?? '',
    kind: unknown.oneOf('strategy', row.strategy ?? 'default', strategyKinds),
    traderType: unknown.oneOf('type of a lead trader', row.strategyTraderType, traderTypes),
    copiers: row.currentNumberCu,
    assetsUnderCopy: decimal(row.auc),
    roi: row.roi,
    pnl: decimal(row.pnl),
    winRate: row.winRate ?? undefined,
    maxDrawdown: row.mdd ?? undefined,
    sharpe: row.sharpeRatio ?? undefined,
    dailyReturns: row.metricCharts,
    recordDays: row.recordDays ?? undefined,
    symbols: row.symbols ?? [],
    profitShare: row.profitShare ?? undefined,
  };
}

export function metricsFromWire(data: MetricsData): StrategyMetrics {
  return {
    roi: data.roi,
    pnl: decimal(data.pnl),
    winRate: data.winRate ?? undefined,
    maxDrawdown: data.maxDrawdown ?? undefined,
    sharpe: data.sharpeRatio ?? undefined,
    trades: data.numberOfTrades,
    copierAssets: decimal(data.copierAssets),
    averageHolding: data.avgHolding ?? undefined,
  };
}

export function positionFromWire({ symbol, side, averageOpenPrice }: PositionRow): StrategyPosition {
  return { symbol, side, averageOpenPrice: decimal(averageOpenPrice) };
}

/** `undefined` for a row without a time. */
export function orderFromWire(row: OrderRow): StrategyOrderRow | undefined {
  const at = instantFrom(row.modifiedTimestamp);
  if (at === undefined) return undefined;
  return {
    symbol: row.symbol,
    side: row.positionSide,
    openPrice: decimal(row.openPrice),
    price: decimal(row.price),
    quantity: decimal(row.quantity),
    pnl: decimal(row.pnl),
    roi: row.roi,
    at,
  };
}
