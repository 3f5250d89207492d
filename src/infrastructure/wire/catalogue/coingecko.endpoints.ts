import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { decimalText } from './feed-wire';

const level = z.tuple([decimalText, decimalText]);

const ticker = z.object({
  ticker_id: z.string(),
  base_currency: z.string(),
  target_currency: z.string(),
  last_price: decimalText,
  base_volume: decimalText,
  target_volume: decimalText,
  bid: z.optional(decimalText),
  ask: z.optional(decimalText),
  high: decimalText,
  low: decimalText,
});

const trade = z.object({
  trade_id: z.number(),
  price: decimalText,
  base_volume: decimalText,
  target_volume: decimalText,
  /** Milliseconds. */
  trade_timestamp: z.number(),
  type: z.enum(['buy', 'sell']),
});

/** The exchange listing standard of CoinGecko: JSON at the root, decimal texts, `BTC_USDT`. */
export const coingeckoEndpoints = {
  pairs: endpoint({
    id: 'coingecko.pairs',
    method: 'GET',
    path: '/md/coingecko/pairs',
    access: 'public',
    summary: 'Spot pairs.',
    answer: z.array(z.object({ ticker_id: z.string(), base: z.string(), target: z.string() })),
    source: 'protocol 5.4',
  }),
  tickers: endpoint({
    id: 'coingecko.tickers',
    method: 'GET',
    path: '/md/coingecko/tickers',
    access: 'public',
    summary: 'Spot pairs that have traded: last price, 24-hour figures, best bid and ask.',
    answer: z.array(ticker),
    source: 'protocol 5.4',
  }),
  orderBook: endpoint({
    id: 'coingecko.orderBook',
    method: 'GET',
    path: '/md/coingecko/orderbook',
    access: 'public',
    summary: 'Order book; a depth of n is n/2 levels a side, 0 or none is the whole book.',
    query: z.object({ ticker_id: z.string(), depth: z.optional(z.coerce.number()) }),
    answer: z.object({ ticker_id: z.string(), timestamp: z.number(), bids: z.array(level), asks: z.array(level) }),
    source: 'protocol 5.4; compulsory in the standard, though not in the list of calls',
  }),
  trades: endpoint({
    id: 'coingecko.trades',
    method: 'GET',
    path: '/md/coingecko/historical_trades',
    access: 'public',
    summary:
      'Latest trades by the side of the taker, newest first; times in milliseconds or seconds, inclusive. A limit of 0 is no limit.',
    query: z.object({
      ticker_id: z.string(),
      type: z.optional(z.enum(['buy', 'sell'])),
      limit: z.optional(z.coerce.number()),
      start_time: z.optional(z.coerce.number()),
      end_time: z.optional(z.coerce.number()),
    }),
    answer: z.object({ buy: z.array(trade), sell: z.array(trade) }),
    source: 'protocol 5.4',
  }),
  contracts: endpoint({
    id: 'coingecko.contracts',
    method: 'GET',
    path: '/md/coingecko/contracts',
    access: 'public',
    summary: 'Perpetuals that have traded.',
    answer: z.array(
      z.extend(ticker, {
        product_type: z.literal('Perpetual'),
        contract_type: z.literal('Vanilla'),
        open_interest: decimalText,
        open_interest_usd: decimalText,
        index_price: z.optional(decimalText),
        funding_rate: z.optional(decimalText),
        next_funding_rate: z.optional(decimalText),
        next_funding_rate_timestamp: z.optional(z.number()),
        index_name: z.string(),
        index_currency: z.string(),
        start_timestamp: z.number(),
        contract_price: decimalText,
        contract_price_currency: z.string(),
        maker_fee: decimalText,
        taker_fee: decimalText,
      }),
    ),
    assumed: 'the derivatives row is from memory',
    source: 'protocol 5.4',
  }),
} as const;
