import { zero, type Decimal } from '../shared/decimal';
import type { LeverageTier } from './futures-figures';

/** The tier of a position's value; beyond the last one the last. `undefined` only without tiers. The lowest tier comes first. */
export function tierAt(tiers: readonly LeverageTier[], notional: Decimal): LeverageTier | undefined {
  return tiers.find(({ notionalTo }) => notional.lte(notionalTo)) ?? tiers.at(-1);
}

/** The largest value that may be held at a leverage; zero where no tier allows it. */
export function largestPositionAt(tiers: readonly LeverageTier[], leverage: number): Decimal {
  return tiers.findLast(({ maximumLeverage }) => leverage <= maximumLeverage)?.notionalTo ?? zero;
}

/** Leverages worth offering: none, and each above which a position may be smaller; ascending, the highest allowed last. */
export function leverageSteps(tiers: readonly LeverageTier[], highest: number): readonly number[] {
  const limits = tiers.map(({ maximumLeverage }) => maximumLeverage).filter((limit) => limit < highest);
  return [...new Set([1, ...limits, highest])].sort((a, b) => a - b);
}
