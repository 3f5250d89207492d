import type { EngineAlgoOrder } from '../engine/model/algo-model';
import type { EngineMargin, EnginePosition, MarginEvent, Ratio } from '../engine/model/margin-model';
import type { EngineBalance } from '../engine/model/ledger-model';
import type { EngineFill, EngineOrder } from '../engine/model/orders';
import { type Units, unitsText } from '../engine/model/units';
import type { MarketFormat } from '../services/markets/market-format';

export interface ExecutionNews {
  readonly order: EngineOrder;
  readonly fill: EngineFill | undefined;
  /** Set when an edit of the order was refused: why. */
  readonly editRefused?: string | undefined;
}

export type MarginAssigned = Extract<MarginEvent, { readonly type: 'marginAssignment' }>;

/** How one family spells what an account is told (protocol 1.7). */
export interface PrivateData {
  execution(news: ExecutionNews, market: MarketFormat): unknown;
  /** A root with its legs, one row each. */
  algo(root: EngineAlgoOrder, market: MarketFormat): unknown;
  position(position: EnginePosition, market: MarketFormat): unknown;
  balance(balance: EngineBalance, at: number): unknown;
  account(margin: EngineMargin): unknown;
  assignment(assigned: MarginAssigned): unknown;
}

/** Message types of execution reports. */
export const executed = 0;
export const editRefused = 1;

/** Isolated margin is held in the asset in which contracts are settled. */
export const marginAsset = 'USDT';

/** A ratio as hosts send it: 10 without exposure (protocol 4.3). */
export function ratioText(ratio: Ratio | undefined): string {
  return ratio === undefined ? '10' : unitsText(ratio);
}

export function withLegs(root: EngineAlgoOrder): readonly EngineAlgoOrder[] {
  return [root, ...root.children.flatMap(withLegs)];
}

/** Quote units for one of the base, to 12 decimals, rounded down. */
export function algoAverage(order: EngineAlgoOrder, market: MarketFormat): string {
  if (order.executed === 0) return '0';
  return unitsText((order.executedNotional * 1_000_000_000_000n) / (BigInt(order.executed) * market.stepUnits));
}

/** Profit since the position was opened as a fraction of what it was opened with, to 12 decimals. */
export function returnOf(position: EnginePosition, market: MarketFormat): Units {
  const opened =
    (position.averageOpenPrice * BigInt(Math.abs(position.holding)) * market.stepUnits) / 1_000_000_000_000n;
  return opened === 0n ? 0n : (position.unrealizedPnl * 1_000_000_000_000n) / opened;
}
