import type { Decimal } from '../shared/decimal';
import type { Instant } from '../shared/instant';
import type { OrderSide } from '../trading/order';
import type { MarketType } from './market-symbol';

/*
 * The exchange as services that list exchanges see it. Markets go by their listed names: BTC_USDT, and
 * BTC_USDT-PERP for a perpetual.
 */

export interface ListedMarket {
  readonly name: string;
  readonly base: string;
  readonly quote: string;
  readonly type: MarketType;
}

/** 24 hours of a market that has traded. */
export interface ListedFigures {
  readonly name: string;
  readonly base: string;
  readonly quote: string;
  readonly last: Decimal;
  readonly high: Decimal;
  readonly low: Decimal;
  readonly baseVolume: Decimal;
  readonly quoteVolume: Decimal;
  /** Absent while nobody bids or asks. */
  readonly bid?: Decimal | undefined;
  readonly ask?: Decimal | undefined;
}

export interface ListedContract extends ListedFigures {
  /** In base. */
  readonly openInterest: Decimal;
  readonly openInterestUsd: Decimal;
  readonly contractPrice: Decimal;
  readonly indexPrice?: Decimal | undefined;
  /** As it was last settled, as a fraction; absent for a contract without funding. */
  readonly fundingRate?: Decimal | undefined;
  /** What the next settlement would be now. */
  readonly nextFundingRate?: Decimal | undefined;
  readonly nextFundingAt?: Instant | undefined;
  /** Fees as fractions. */
  readonly makerFee: Decimal;
  readonly takerFee: Decimal;
  readonly listedAt: Instant;
}

/** Levels from the middle outwards. */
export interface ListedBook {
  readonly at: Instant;
  readonly bids: readonly (readonly [price: Decimal, quantity: Decimal])[];
  readonly asks: readonly (readonly [price: Decimal, quantity: Decimal])[];
}

export interface ListedTrade {
  readonly id: string;
  readonly price: Decimal;
  readonly quantity: Decimal;
  /** The taker's. */
  readonly side: OrderSide;
  readonly at: Instant;
}

export interface ListedAsset {
  readonly asset: string;
  readonly name: string;
  /** The listing service's own number for it, where it has one. */
  readonly serviceId?: number | undefined;
  readonly deposits: boolean;
  readonly withdrawals: boolean;
  /** Over the network that asks for least. */
  readonly minimumWithdrawal?: Decimal | undefined;
  readonly makerFee: Decimal;
  readonly takerFee: Decimal;
}

export interface ListedPrice {
  readonly name: string;
  readonly last: Decimal;
  readonly baseVolume: Decimal;
  readonly quoteVolume: Decimal;
  /** Whether trading is suspended. */
  readonly frozen: boolean;
}

export interface ListedExchange {
  readonly name: string;
  readonly description: string;
  readonly location: string;
  readonly website: string;
  readonly logo: string;
  /** What the feed offers beyond the list of markets. */
  readonly offers: readonly string[];
}
