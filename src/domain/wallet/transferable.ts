import { type Decimal, zero } from '../shared/decimal';
import type { AmountBounds } from './amount-rules';

interface Held {
  readonly available: Decimal;
  readonly lent?: Decimal | undefined;
}

/** What vouchers lend. */
const lentAsset = 'USDT';

/**
 * How much of an asset may leave an account: while something is lent, only what lies above it in USDT, neither the loan
 * nor what was bought with it. An asset that is not held is held at zero. What is lent is told of what it bounds alone.
 */
export function transferable(
  asset: string,
  heldOf: (asset: string) => Held | undefined,
): Pick<AmountBounds, 'available' | 'lent'> {
  const available = heldOf(asset)?.available ?? zero;
  const cash = heldOf(lentAsset);
  const lent = cash?.lent ?? zero;
  if (lent.lte(0)) return { available };
  const above = (cash?.available ?? zero).minus(lent);
  if (above.lt(0)) return { available: zero, lent };
  return asset === lentAsset ? { available: above, lent } : { available };
}
