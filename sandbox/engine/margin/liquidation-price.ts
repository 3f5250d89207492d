import type { Position } from '../ledger/account';
import type { LeverageTier } from '../model/margin-model';
import { one, type Units } from '../model/units';
import { tierAt } from './tiers';

/**
 * The mark at which what stands behind positions of one contract would meet their maintenance margin, everything else
 * standing still. The legs of a hedged contract that stand on the same collateral move with the same mark.
 *
 * @param legs of one contract, all open
 * @param spare what stands behind them, less what other contracts need of it
 * @returns `undefined` when no price would do it
 */
export function liquidationPrice(
  legs: readonly Position[],
  tiers: readonly LeverageTier[],
  mark: Units,
  spare: Units,
): Units | undefined {
  if (legs.length === 0 || mark <= 0n) return undefined;
  const { instrument } = legs[0]!;
  const value = legs.reduce((sum, leg) => sum + leg.value(mark), 0n);
  const reachedAt = (price: Units): readonly LeverageTier[] =>
    legs.map(({ holding }) => tierAt(tiers, instrument.worth(price, Math.abs(holding))));
  let reached = reachedAt(mark);
  // The tiers that hold at the price decide, not those of the mark; each pass brings a leg at least one tier nearer.
  for (let passes = legs.length * tiers.length; ; passes -= 1) {
    let [lost, exposure] = [value - spare, 0n];
    for (const [index, { holding }] of legs.entries()) {
      const { maintenanceMarginRate, maintenanceAmount } = reached[index]!;
      const base = instrument.baseUnits(Math.abs(holding));
      lost -= maintenanceAmount;
      exposure += (holding > 0 ? base : -base) * one - base * maintenanceMarginRate;
    }
    if (exposure === 0n) return undefined;
    const price = (lost * one * one) / exposure;
    const next = reachedAt(price > 0n ? price : 0n);
    if (passes === 0 || next.every((tier, index) => tier === reached[index])) return price > 0n ? price : undefined;
    reached = next;
  }
}
