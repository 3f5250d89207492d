import type { Units } from '../model/units';
import type { Position } from '../ledger/account';

const quantiles = 5;

/** The more profit and the more leverage, the earlier a position is deleveraged. */
export function deleveragingRank(position: Position, mark: Units, leverage: number): number {
  const cost = Math.abs(Number(position.openCost));
  if (cost === 0) return 0;
  const profit = Number(position.value(mark) - position.openCost) / cost;
  return profit > 0 ? profit * leverage : profit / leverage;
}

/** 1 (last) to 5 (first to be deleveraged), among the ranks of all who hold the same side. */
export function quantileOf(rank: number, ranks: readonly number[]): number {
  const below = ranks.filter((other) => other < rank).length;
  return ranks.length <= 1 ? 1 : 1 + Math.min(quantiles - 1, Math.floor((below * quantiles) / ranks.length));
}
