import { type Decimal, roundTo, smallerOf } from '../shared/decimal';
import type { Instant, Milliseconds } from '../shared/instant';
import type { AmountBounds } from './amount-rules';

export const paymentMethods = ['CARD', 'BANK', 'WALLET'] as const;
/** `WALLET` is a wallet of the telephone. */
export type PaymentMethod = (typeof paymentMethods)[number];

/** What can be bought and paid with where somebody lives. */
export interface PurchaseOptions {
  /** `undefined` where nobody can say. */
  readonly region: string | undefined;
  readonly served: boolean;
  /** Codes of ISO 3166. */
  readonly regions: readonly string[];
  /** Codes of ISO 4217. */
  readonly currencies: readonly string[];
  /** The usual one there. */
  readonly currency: string;
  readonly assets: readonly string[];
}

/** What one of a country's currency is worth, as the providers' quotes are made from. */
export interface CurrencyRate {
  /** ISO 4217 */
  readonly currency: string;
  /** USDT for one, above zero. */
  readonly worth: Decimal;
}

export interface PurchaseWish {
  readonly currency: string;
  readonly asset: string;
  readonly amount: Decimal;
  readonly region: string | undefined;
}

/** What one provider gives. */
export interface ProviderQuote {
  readonly quoteId: string;
  readonly provider: string;
  /** In the currency, part of what is paid. */
  readonly fee: Decimal;
  readonly receives: Decimal;
  readonly methods: readonly PaymentMethod[];
  /** Bounds of one purchase, in the currency. */
  readonly smallest: Decimal;
  readonly largest: Decimal;
  readonly takes: Milliseconds;
  readonly expiresAt: Instant;
}

export type PurchaseStatus = 'WAITING' | 'PROCESSING' | 'COMPLETED' | 'REFUSED' | 'ABANDONED';

export interface Purchase {
  readonly purchaseId: string;
  readonly provider: string;
  readonly currency: string;
  readonly pays: Decimal;
  readonly asset: string;
  readonly receives: Decimal;
  readonly status: PurchaseStatus | 'other';
  /** Where to pay, while that is waited for. */
  readonly payUrl: string | undefined;
  readonly createdAt: Instant;
}

/** Decimals of what is paid. */
export const payablePlaces = 2;

/** What an amount may be for one of the offers to take it, in sums that can be paid. */
export function payableBounds(offers: readonly Pick<ProviderQuote, 'smallest' | 'largest'>[]): AmountBounds {
  const [first, ...rest] = offers;
  if (!first) return { places: payablePlaces };
  const minimum = rest.reduce((least, { smallest }) => smallerOf(least, smallest), first.smallest);
  const maximum = rest.reduce((most, { largest }) => (largest.gt(most) ? largest : most), first.largest);
  return {
    places: payablePlaces,
    minimum: roundTo(minimum, payablePlaces, 'up'),
    maximum: roundTo(maximum, payablePlaces, 'down'),
  };
}

type OfferProblem = 'belowMinimum' | 'aboveMaximum';

/** Why a provider does not sell for this amount. */
export function offerProblem({ smallest, largest }: ProviderQuote, amount: Decimal): OfferProblem | undefined {
  if (amount.lt(smallest)) return 'belowMinimum';
  return amount.gt(largest) ? 'aboveMaximum' : undefined;
}

/** The most coins first; whoever does not sell for the amount comes last. */
export function bestFirst(quotes: readonly ProviderQuote[], amount: Decimal): readonly ProviderQuote[] {
  const sells = (quote: ProviderQuote): number => (offerProblem(quote, amount) ? 1 : 0);
  return [...quotes].sort((one, other) => sells(one) - sells(other) || other.receives.cmp(one.receives));
}
