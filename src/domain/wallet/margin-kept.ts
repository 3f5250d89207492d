import { divide, type Decimal, roundTo, zero } from '../shared/decimal';
import type { Collateral } from '../trading/collateral';

/** Decimals that amounts are written with: all there is to move is what is shown of it. */
const places = 8;

/**
 * How much of an available balance contracts stand on, so that it may not leave the account: what lies above the free
 * collateral, by what a unit of the asset counts as collateral.
 *
 * @param free collateral that nothing stands on, USDT
 * @param collateral of the asset; what is not known binds nothing, since the exchange decides
 */
export function marginKept(available: Decimal, free: Decimal, collateral: Collateral | undefined): Decimal {
  if (!collateral?.usable || !collateral.enabled || collateral.balance.lte(0)) return zero;
  const unit = divide(collateral.value.times(collateral.ratio), collateral.balance);
  if (unit.lte(0)) return zero;
  const spare = roundTo(divide(free, unit), places, 'down');
  return available.gt(spare) ? available.minus(spare) : zero;
}
