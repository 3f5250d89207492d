import { type Decimal, divide } from '../shared/decimal';
import type { Instant } from '../shared/instant';

/** An offer of the exchange to convert an amount. */
export interface ConvertQuote {
  readonly quoteId: string;
  readonly sellAsset: string;
  readonly sellAmount: Decimal;
  readonly buyAsset: string;
  readonly buyAmount: Decimal;
  /** Of one of the bought asset, in the sold one. */
  readonly price: Decimal;
  readonly expiresAt: Instant;
}

export interface Conversion {
  readonly quoteId: string;
  readonly sellAsset: string;
  readonly sellAmount: Decimal;
  readonly buyAsset: string;
  readonly buyAmount: Decimal;
  readonly at: Instant;
}

export interface ConvertibleAsset {
  readonly asset: string;
  readonly tick: Decimal;
}

/** Bounds of one conversion in USDT. */
export interface ConvertLimits {
  readonly smallest: Decimal;
  readonly largest: Decimal;
}

/** What one of an asset costs in another. */
export interface ConversionRate {
  readonly asset: string;
  readonly price: Decimal;
  readonly pricedIn: string;
}

/** What was agreed for one of the dearer of the two assets, as rates are read: 1 BTC for 80,000 USDT either way. */
export function conversionRate(
  amounts: Pick<Conversion, 'sellAsset' | 'sellAmount' | 'buyAsset' | 'buyAmount'>,
): ConversionRate {
  const { sellAsset, sellAmount, buyAsset, buyAmount } = amounts;
  return buyAmount.lt(sellAmount)
    ? { asset: buyAsset, price: divide(sellAmount, buyAmount), pricedIn: sellAsset }
    : { asset: sellAsset, price: divide(buyAmount, sellAmount), pricedIn: buyAsset };
}
