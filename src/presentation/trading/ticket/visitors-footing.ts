import { zero, type Decimal } from '../../../domain/shared/decimal';
import type { ContractFooting } from '../../../domain/trading/contract-order';

/** What an account begins with. */
const usualLeverage = 10;

/** Somebody without an account reckons with a position that stands for itself. */
export function visitorsFooting(mark: Decimal, tiers: ContractFooting['tiers']): ContractFooting {
  return {
    mark,
    tiers,
    leverage: Math.min(usualLeverage, tiers[0]!.maximumLeverage),
    marginMode: 'ISOLATED',
    holding: zero,
    averageOpenPrice: zero,
    settlePrice: zero,
    isolatedMargin: zero,
    beside: [],
    collateral: zero,
    free: zero,
    available: zero,
    exposed: false,
    otherMaintenance: zero,
    otherNotional: zero,
  };
}
