import { decimal, divide, type Decimal, roundTo, zero } from '../shared/decimal';
import type { Collateral, CollateralRule } from '../trading/collateral';

/** Decimals that amounts are written with: all there is to move is what is shown of it. */
const places = 8;
/** What is received for an asset is worth a little less than what is given. */
const receivedPart = decimal('0.995');

/** How much of a value counts as collateral. */
function weightOf(rule: Pick<CollateralRule, 'ratio' | 'usable' | 'enabled'> | undefined): Decimal {
  return rule?.usable && rule.enabled ? rule.ratio : zero;
}

/**
 * How much of an available balance contracts stand on, so that it may not leave the account: what lies above the free
 * collateral, by what a unit of the asset counts as collateral.
 *
 * @param free collateral that nothing stands on, USDT
 * @param collateral of the asset; what is not known binds nothing, since the exchange decides
 * @param received for the asset, where it is not given away: that counts in its place
 */
export function marginKept(
  available: Decimal,
  free: Decimal,
  collateral: Collateral | undefined,
  received?: Pick<CollateralRule, 'ratio' | 'usable' | 'enabled'>,
): Decimal {
  if (!collateral || collateral.balance.lte(0)) return zero;
  const lost = weightOf(collateral).minus(weightOf(received).times(receivedPart));
  const unit = divide(collateral.value.times(lost), collateral.balance);
  if (unit.lte(0)) return zero;
  const spare = roundTo(divide(free, unit), places, 'down');
  return available.gt(spare) ? available.minus(spare) : zero;
}
