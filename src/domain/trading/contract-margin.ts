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

const noNeed = { maintenanceMarginRate: zero, maintenanceAmount: zero };

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

/**
 * The mark at which a position's equity would meet the maintenance margin, everything else standing still.
 *
 * @param equity what stands behind the position: all collateral with cross margin, its own margin and profit with isolated
 * @param others maintenance margin that other positions need of that equity
 * @returns `undefined` when no price would do it
 */
export function liquidationPrice(
  {
    tiers,
    mark,
    holding,
  }: { readonly tiers: readonly LeverageTier[]; readonly mark: Decimal; readonly holding: Decimal },
  equity: Decimal,
  others: Decimal,
): Decimal | undefined {
  if (holding.eq(0) || mark.lte(0)) return undefined;
  const value = worthAt(mark, holding).abs();
  // Without tiers no margin is needed.
  const { maintenanceMarginRate: rate, maintenanceAmount } = tiers.length > 0 ? tierAt(tiers, value) : noNeed;
  const loss = equity.minus(others).plus(maintenanceAmount);
  const at = unitsDown(
    holding.gt(0) ? divide(value.minus(loss), decimal(1).minus(rate)) : divide(value.plus(loss), decimal(1).plus(rate)),
  );
  return at.gt(0) ? unitsDown(divide(at, holding.abs())) : undefined;
}
