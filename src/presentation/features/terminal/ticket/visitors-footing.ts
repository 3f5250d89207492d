import type { Decimal } from '../../../../domain/shared/decimal';
import type { ContractFooting } from '../../../../domain/trading/contract-order';
import { loneFooting } from '../../../../domain/trading/lone-position';

/** What an account begins with. */
export const usualLeverage = 10;

/** Somebody without an account reckons with a position that stands for itself. */
export function visitorsFooting(mark: Decimal, tiers: ContractFooting['tiers']): ContractFooting {
  return loneFooting(mark, tiers, Math.min(usualLeverage, tiers[0]!.maximumLeverage));
}
