import { type Decimal, decimal, divide } from '../shared/decimal';
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
interface ConversionRate {
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

interface MarketComparison {
  /** Of one of the asset that the rate is for, at the market. */
  readonly price: Decimal;
  /** How much less the conversion brings than the market, as a fraction; below zero where it brings more. */
  readonly spread: Decimal;
}

/**
 * A conversion beside the market.
 *
 * @param worthOf what one of an asset is worth; both in the same
 */
export function besideMarket(
  amounts: Pick<Conversion, 'sellAsset' | 'sellAmount' | 'buyAsset' | 'buyAmount'>,
  worthOf: (asset: string) => Decimal | undefined,
): MarketComparison | undefined {
  const { asset, pricedIn } = conversionRate(amounts);
  const worth = { asset: worthOf(asset), pricedIn: worthOf(pricedIn) };
  const [given, got] = [worthOf(amounts.sellAsset), worthOf(amounts.buyAsset)];
  if (!worth.asset?.gt(0) || !worth.pricedIn?.gt(0) || !given || !got) return undefined;
  const kept = divide(amounts.buyAmount.times(got), amounts.sellAmount.times(given));
  return { price: divide(worth.asset, worth.pricedIn), spread: decimal(1).minus(kept) };
}
