import type { Decimal } from '../shared/decimal';
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
