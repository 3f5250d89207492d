import { divide, type Decimal } from '../shared/decimal';
import type { MarginSummary } from './margin-summary';

/** `none` without open contracts. */
export type RiskLevel = 'none' | 'safe' | 'caution' | 'danger';

export interface MarginRisk {
  readonly level: RiskLevel;
  /** How much of the way to liquidation is used up: 0 to 1. */
  readonly used: number;
}

/** Where hosts have no exposure to relate to, they send this in place of every ratio. The margin's own may be far above it. */
const noExposure = 10;
const careFrom = 0.5;
const dangerFrom = 0.8;

/** Liquidation begins where the margin ratio falls to the maintenance ratio. */
export function marginRisk({
  marginRatio,
  maintenanceMarginRatio,
}: Pick<MarginSummary, 'marginRatio' | 'maintenanceMarginRatio'>): MarginRisk {
  if (
    !marginRatio ||
    !maintenanceMarginRatio ||
    maintenanceMarginRatio.gte(noExposure) ||
    maintenanceMarginRatio.lte(0)
  )
    return { level: 'none', used: 0 };
  const used = marginRatio.lte(0) ? 1 : Math.min(1, Number(divide(maintenanceMarginRatio, marginRatio)));
  return { level: used >= dangerFrom ? 'danger' : used >= careFrom ? 'caution' : 'safe', used };
}

/** What a held asset counts as margin. */
export function countedValue(collateral: {
  readonly value: Decimal;
  readonly ratio: Decimal;
  readonly usable: boolean;
  readonly enabled: boolean;
}): Decimal {
  return collateral.usable && collateral.enabled ? collateral.value.times(collateral.ratio) : collateral.value.times(0);
}
