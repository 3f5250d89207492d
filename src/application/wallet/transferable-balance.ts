import type { AmountBounds } from '../../domain/wallet/amount-rules';
import { transferable } from '../../domain/wallet/transferable';
import type { Balances } from '../trading/balances';

/** What of an asset may leave the account. Nothing bounds it while nothing is known. */
export function transferableBalance(
  { byAsset }: Pick<Balances, 'byAsset'>,
  asset: string,
): Pick<AmountBounds, 'available' | 'lent'> {
  return byAsset ? transferable(asset, (each) => byAsset.get(each)) : {};
}
