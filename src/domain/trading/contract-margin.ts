import type { LeverageTier } from '../markets/futures-figures';
import { decimal, divide, roundTo, zero, type Decimal } from '../shared/decimal';

/** Money is counted in units of 1e-12; margin to be paid is rounded up to them, everything else down. */
const unitDecimals = 12;

export function unitsDown(value: Decimal): Decimal {
  return roundTo(value, unitDecimals, 'down');
}

export function unitsUp(value: Decimal): Decimal {
  return roundTo(value, unitDecimals, 'up');
}

/** Value of a signed quantity at a price. */
export function worthAt(price: Decimal, quantity: Decimal): Decimal {
  return unitsDown(price.times(quantity));
}

/** The tier of a position's value; beyond the last one the last. @param tiers the lowest first, at least one */
export function tierAt(tiers: readonly LeverageTier[], notional: Decimal): LeverageTier {
  return tiers.find(({ notionalTo }) => notional.lte(notionalTo)) ?? tiers[tiers.length - 1]!;
}

type MaintenanceTerms = Pick<LeverageTier, 'maintenanceMarginRate' | 'maintenanceAmount'>;
const noNeed: MaintenanceTerms = { maintenanceMarginRate: zero, maintenanceAmount: zero };

/** Margin for a value at a leverage. */
export function marginShare(value: Decimal, leverage: number): Decimal {
  return unitsUp(divide(value, decimal(leverage)));
}

/** Margin to hold a value at a leverage: at least what its tier asks (protocol 4.3). */
export function initialMargin(tiers: readonly LeverageTier[], notional: Decimal, leverage: number): Decimal {
  if (notional.eq(0)) return zero;
  const byTier = unitsUp(notional.times(tierAt(tiers, notional).initialMarginRate));
  const byLeverage = marginShare(notional, leverage);
  return byTier.gt(byLeverage) ? byTier : byLeverage;
}

/** Margin below which a position of a value is liquidated. */
export function maintenanceMargin(tiers: readonly LeverageTier[], notional: Decimal): Decimal {
  if (notional.eq(0)) return zero;
  const tier = tierAt(tiers, notional);
  return unitsDown(notional.times(tier.maintenanceMarginRate)).minus(tier.maintenanceAmount);
}

/** Positions of one contract that stand on the same: one alone, or with cross margin both legs of a hedged contract. */
export interface Legs {
  /** The lowest first. */
  readonly tiers: readonly LeverageTier[];
  readonly mark: Decimal;
  /** Signed; those of 0 count for nothing. */
  readonly holdings: readonly Decimal[];
}

export interface Liquidation {
  readonly price: Decimal;
  /** A falling mark leads there; else a rising one. */
  readonly falling: boolean;
}

/** Maintenance margin of all legs together. */
export function maintenanceOf({ tiers, mark, holdings }: Legs): Decimal {
  return holdings.reduce((sum, leg) => sum.plus(maintenanceMargin(tiers, worthAt(mark, leg).abs())), zero);
}

/**
 * The mark at which equity would meet the maintenance margin, everything else standing still.
 *
 * @param equity what stands behind the legs: all collateral with cross margin, its own margin and profit with isolated
 * @param others maintenance margin that other contracts need of that equity
 * @returns `undefined` when no price would do it
 */
export function liquidation(
  { tiers, mark, holdings }: Legs,
  equity: Decimal,
  others: Decimal,
): Liquidation | undefined {
  const legs = holdings.filter((holding) => !holding.eq(0));
  if (legs.length === 0 || mark.lte(0)) return undefined;
  const value = legs.reduce((sum, leg) => sum.plus(worthAt(mark, leg)), zero);
  const reachedAt = (price: Decimal): readonly MaintenanceTerms[] =>
    // Without tiers no margin is needed.
    legs.map((leg) => (tiers.length > 0 ? tierAt(tiers, worthAt(price, leg).abs()) : noNeed));
  let reached = reachedAt(mark);
  // The tiers that hold at the price decide, not those of the mark; each pass brings a leg at least one tier nearer.
  for (let passes = legs.length * tiers.length; ; passes -= 1) {
    let [lost, exposure] = [value.minus(equity.minus(others)), zero];
    for (const [index, leg] of legs.entries()) {
      const { maintenanceMarginRate, maintenanceAmount } = reached[index]!;
      lost = lost.minus(maintenanceAmount);
      exposure = exposure.plus(leg).minus(leg.abs().times(maintenanceMarginRate));
    }
    if (exposure.eq(0)) return undefined;
    const price = unitsDown(divide(lost, exposure));
    const next = reachedAt(price.gt(0) ? price : zero);
    if (passes <= 0 || next.every((terms, index) => terms === reached[index]))
      return price.gt(0) ? { price, falling: exposure.gt(0) } : undefined;
    reached = next;
  }
}
