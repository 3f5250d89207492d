import type { Decimal } from '../shared/decimal';
import type { Fill } from './order';

/**
 * What a trade cost, in the quote of its market.
 * @param market `undefined` where the trade's symbol is none that is known
 * @returns `undefined` for a fee in a third asset, whose worth is not told
 */
export function feeInQuote(
  { price, fee, feeAsset }: Pick<Fill, 'price' | 'fee' | 'feeAsset'>,
  market: { readonly base: string; readonly quote: string } | undefined,
): Decimal | undefined {
  if (feeAsset === market?.quote) return fee;
  return feeAsset === market?.base ? fee.times(price) : undefined;
}
