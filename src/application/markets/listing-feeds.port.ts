import type {
  ListedAsset,
  ListedBook,
  ListedContract,
  ListedExchange,
  ListedFigures,
  ListedMarket,
  ListedPrice,
  ListedTrade,
} from '../../domain/markets/listing-feed';
import type { Instant } from '../../domain/shared/instant';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

export interface ListedTradesQuery {
  readonly market: string;
  /** Bounds on the trade, both inclusive. */
  readonly from?: Instant | undefined;
  readonly to?: Instant | undefined;
  /** Of each side; all that are kept when absent. */
  readonly limit?: number | undefined;
}

/**
 * What the services that list exchanges are told (protocol 5.4, 5.5, 5.6), read as strictly as they read it: an
 * answer outside a service's standard is `malformed`. `invalid` for a market that is not listed.
 */
export interface ListingFeedsPort {
  /** CoinGecko lists spot markets, Nomics all. */
  markets(service: 'coingecko' | 'nomics'): Outcome<readonly ListedMarket[]>;
  /** Spot markets that have traded. */
  figures(service: 'coingecko' | 'coinmarketcap'): Outcome<readonly ListedFigures[]>;
  /** Perpetuals that have traded. */
  contracts(service: 'coingecko' | 'coinmarketcap'): Outcome<readonly ListedContract[]>;
  /** The whole book. */
  book(service: 'coingecko' | 'nomics', market: string): Outcome<ListedBook>;
  /** CoinGecko: newest first. */
  trades(query: ListedTradesQuery): Outcome<readonly ListedTrade[]>;
  /** Nomics: those after a trade, or from the oldest kept on; oldest first. */
  tradesAfter(market: string, tradeId?: string): Outcome<readonly ListedTrade[]>;
  /** CoinMarketCap. */
  assets(): Outcome<readonly ListedAsset[]>;
  /** CoinMarketCap: spot markets that have traded. */
  lastPrices(): Outcome<readonly ListedPrice[]>;
  /** Nomics: how the exchange presents itself. */
  exchange(): Outcome<ListedExchange>;
}

export const ListingFeedsPort = token<ListingFeedsPort>('ListingFeedsPort');
