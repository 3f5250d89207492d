import type * as z from 'zod/mini';
import { instantFrom } from '../../../domain/shared/instant';
import type { ExchangeFeeTier, ExecutionCost, MarketLiquidity } from '../../../domain/markets/execution-cost';
import { decimal } from '../../../domain/shared/decimal';
import type { exchangeCostEndpoints } from '../../wire/catalogue/exchange-cost.endpoints';
import type { instrumentEndpoints } from '../../wire/catalogue/instrument.endpoints';
import type { UnknownValues } from '../transport/unknown-values';
import { figureFromWire, marketTypeFromWire } from './figure.wire';

type CostRow = z.output<typeof exchangeCostEndpoints.cost.answer>['data']['rows'][number];
type TierRow = z.output<typeof exchangeCostEndpoints.tiers.answer>['data']['rows'][number];
type LiquidityRow = z.output<typeof instrumentEndpoints.liquidity.answer>['data']['rows'][number];

/** `undefined` for a row without a time. */
export function costFromWire(row: CostRow, unknown: UnknownValues): ExecutionCost | undefined {
  const at = instantFrom(row.ts);
  if (at === undefined) return undefined;
  return {
    at,
    exchange: row.exchange,
    token: row.token,
    type: marketTypeFromWire(row.assetType, unknown),
    amount: decimal(row.amount),
    middlePrice: figureFromWire(row.midPrice),
    buyPrice: figureFromWire(row.buyPrice),
    sellPrice: figureFromWire(row.sellPrice),
    spreadBps: figureFromWire(row.spreadBps),
    buySlippageBps: figureFromWire(row.buySlippageBps),
    sellSlippageBps: figureFromWire(row.sellSlippageBps),
    feeBps: decimal(row.feeBps),
    totalBps: figureFromWire(row.totalCostBps),
  };
}

export function tierFromWire(
  { exchange, assetType, tier, makerFee, takerFee }: TierRow,
  unknown: UnknownValues,
): ExchangeFeeTier {
  return {
    exchange,
    type: marketTypeFromWire(assetType, unknown),
    tier,
    makerBps: decimal(makerFee),
    takerBps: decimal(takerFee),
  };
}

export function liquidityFromWire({ symbol, bidDepth2Pct, askDepth2Pct, spreadBps }: LiquidityRow): MarketLiquidity {
  return {
    symbol,
    bidDepth: figureFromWire(bidDepth2Pct),
    askDepth: figureFromWire(askDepth2Pct),
    spreadBps: figureFromWire(spreadBps),
  };
}
