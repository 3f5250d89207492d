import { divide, type Decimal, zero } from '../shared/decimal';
import type { Collateral } from '../trading/collateral';
import type { Holding } from './holding';

/**
 * What of the available balances stands behind contracts, in USDT: what is left of them when as much leaves as may at
 * most, which begins with what counts least.
 *
 * @param free collateral that nothing stands on, USDT
 * @param collateral by asset: of another, as of one that does not count, everything may leave
 */
export function heldCollateral(
  holdings: readonly Pick<Holding, 'asset' | 'available' | 'price'>[],
  free: Decimal,
  collateral: ReadonlyMap<string, Pick<Collateral, 'ratio' | 'usable' | 'enabled'>>,
): Decimal {
  const counting = holdings.flatMap(({ asset, available, price }) => {
    const rule = collateral.get(asset);
    return price && rule?.usable && rule.enabled && rule.ratio.gt(0)
      ? [{ value: available.times(price), ratio: rule.ratio }]
      : [];
  });
  const leastFirst = counting.sort((one, other) => one.ratio.cmp(other.ratio));
  let [left, held] = [free, zero];
  for (const { value, ratio } of leastFirst) {
    const most = divide(left, ratio);
    if (value.gt(most)) held = held.plus(value).minus(most);
    left = value.gt(most) ? zero : left.minus(value.times(ratio));
  }
  return held;
}
