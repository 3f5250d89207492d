import { type Decimal, zero } from '../shared/decimal';
import type { Collateral } from '../trading/collateral';
import type { Holding } from './holding';

/**
 * What of the available balances stands behind contracts, in USDT, so that it may not leave the account. All that may is
 * the collateral that nothing stands on, and assets that are no collateral.
 *
 * @param free collateral that nothing stands on, USDT; `all` where no contract needs any
 * @param collateral by asset; what is not known of counts as collateral
 */
export function heldCollateral(
  holdings: readonly Pick<Holding, 'asset' | 'available' | 'price'>[],
  free: Decimal | 'all',
  collateral: ReadonlyMap<string, Pick<Collateral, 'ratio' | 'usable' | 'enabled'>>,
): Decimal {
  if (free === 'all') return zero;
  const standing = holdings.reduce((sum, { asset, available, price }) => {
    const { ratio, usable = true, enabled = true } = collateral.get(asset) ?? {};
    const counts = usable && enabled && !ratio?.eq(0);
    return price && counts ? sum.plus(available.times(price)) : sum;
  }, zero);
  return standing.gt(free) ? standing.minus(free) : zero;
}
