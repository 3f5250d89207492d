import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { objectAnswer, tableAnswer, wireFigure } from './feed-wire';
import { wireTime, wireNumber } from './wire';

const symbolParameter = z.object({ symbol: z.string() });
const symbolAndLimit = z.object({ symbol: z.string(), limit: z.optional(z.coerce.number()) });
const fromV1 = 'as the v1 call, whose parameter names it has';
const v4Envelope = 'the v3 rows in the v4 envelope, numbers as texts';

const known = z.nullable(wireFigure);
const futuresRow = z.object({
  symbol: z.string(),
  /** Middle of the spot book, null while a side of it is empty. */
  index_price: known,
  /** Median of best bid, best ask and last trade, null before there is any. */
  mark_price: known,
  /** Null for a contract without funding. */
  est_funding_rate: known,
  last_funding_rate: known,
  next_funding_time: z.nullable(wireTime),
  open_interest: wireFigure,
  '24h_open': known,
  '24h_close': known,
  '24h_high': known,
  '24h_low': known,
  '24h_volume': wireFigure,
  '24h_amount': wireFigure,
});

const tradeRow = z.object({
  symbol: z.string(),
  side: z.string(),
  source: z.optional(wireNumber),
  executed_price: wireFigure,
  executed_quantity: wireFigure,
  /** Seconds with three decimals. */
  executed_timestamp: wireTime,
});

const fundingRow = z.object({
  symbol: z.string(),
  est_funding_rate: wireFigure,
  est_funding_rate_timestamp: wireTime,
  last_funding_rate: wireFigure,
  last_funding_rate_timestamp: wireTime,
  next_funding_time: wireTime,
  last_funding_rate_interval: wireFigure,
  est_funding_rate_interval: wireFigure,
});

const settledRow = z.object({
  symbol: z.string(),
  funding_rate: wireFigure,
  funding_rate_timestamp: wireTime,
  next_funding_time: wireTime,
});

const settledQuery = z.object({
  symbol: z.string(),
  start_t: z.optional(z.coerce.number()),
  end_t: z.optional(z.coerce.number()),
  page: z.optional(z.coerce.number()),
  size: z.optional(z.coerce.number()),
});
const pages = z.object({ total: wireNumber, records_per_page: wireNumber, current_page: wireNumber });
const publicGet = { method: 'GET', access: 'public', source: 'protocol 2.4, 2.5' } as const;
const rates = { ...publicGet, summary: 'Last and estimated funding rates of all contracts.' } as const;
const rate = {
  ...publicGet,
  summary: 'Last and estimated funding rate of a contract.',
  parameters: symbolParameter,
} as const;
const settled = {
  ...publicGet,
  summary: 'Funding rates that were settled, newest first; times in seconds or milliseconds.',
  query: settledQuery,
} as const;

const indexSource = z.object({
  /** Where the price comes from; this exchange alone stands behind the index here. */
  exchange: z.string(),
  symbol: z.string(),
  price: z.nullable(wireFigure),
  weight: wireFigure,
  lastUpdate: z.nullable(wireTime),
  status: z.string(),
});
const index = {
  ...publicGet,
  summary: 'The legs of an index price, their prices and weights.',
  parameters: symbolParameter,
  assumed: 'the path is known, its shape is not; as proposed in protocol 2.5',
  source: 'protocol 2.5',
} as const;

/** Public market data under /md/, beside the listing feeds. */
export const marketDataEndpoints = {
  health: endpoint({
    id: 'marketData.health',
    method: 'GET',
    path: '/md/',
    access: 'public',
    summary: 'Whether market data is served.',
    answer: z.object({ success: z.literal(true), status: z.string(), timestamp: wireTime }),
    assumed: 'no public shape; as proposed in protocol 2.5',
    source: 'specification 7, protocol 2.5',
  }),
  trades: endpoint({
    id: 'marketData.trades',
    method: 'GET',
    path: '/md/v3/public/market_trades',
    access: 'public',
    summary: 'Latest trades of a market, newest first.',
    query: symbolAndLimit,
    answer: z.object({ success: z.literal(true), rows: z.array(tradeRow), timestamp: wireTime }),
    source: 'protocol 2.4, 2.5',
  }),
  ticker: endpoint({
    id: 'marketData.ticker',
    method: 'GET',
    path: '/md/v3/ticker/{symbol}',
    access: 'public',
    summary: 'Figures of the last 24 hours; prices are null before the first trade.',
    parameters: symbolParameter,
    answer: objectAnswer(
      z.object({
        symbol: z.string(),
        open: known,
        close: known,
        high: known,
        low: known,
        volume: wireFigure,
        amount: wireFigure,
        aggregatedQuantity: wireFigure,
        aggregatedAmount: wireFigure,
        count: wireNumber,
        lastTs: z.nullable(wireTime),
      }),
    ),
    assumed: 'no public shape; the ticker of the stream in an envelope',
    source: 'protocol 1.4, 2.5',
  }),
  futures: endpoint({
    id: 'marketData.futures',
    method: 'GET',
    path: '/md/v3/public/futures',
    access: 'public',
    summary: 'Index, mark, open interest and 24-hour figures of all perpetuals.',
    answer: z.object({ success: z.literal(true), rows: z.array(futuresRow), timestamp: wireTime }),
    assumed: fromV1,
    source: 'protocol 2.4, 2.5, 4.3',
  }),
  futuresOf: endpoint({
    id: 'marketData.futuresOf',
    method: 'GET',
    path: '/md/v3/public/futures/{symbol}',
    access: 'public',
    summary: 'The same of one perpetual.',
    parameters: symbolParameter,
    answer: z.object({ success: z.literal(true), info: futuresRow, timestamp: wireTime }),
    assumed: fromV1,
    source: 'protocol 2.4, 2.5, 4.3',
  }),
  tradesV4: endpoint({
    id: 'marketData.tradesV4',
    method: 'GET',
    path: '/md/v4/public/market_trades',
    access: 'public',
    summary: 'Latest trades of a market, newest first.',
    query: symbolAndLimit,
    answer: tableAnswer(tradeRow),
    assumed: v4Envelope,
    source: 'protocol 2.5',
  }),
  futuresV4: endpoint({
    id: 'marketData.futuresV4',
    method: 'GET',
    path: '/md/v4/public/futures',
    access: 'public',
    summary: 'Index, mark, open interest and 24-hour figures of all perpetuals.',
    answer: tableAnswer(futuresRow),
    assumed: v4Envelope,
    source: 'protocol 2.5, 4.3',
  }),
  futuresOfV4: endpoint({
    id: 'marketData.futuresOfV4',
    method: 'GET',
    path: '/md/v4/public/futures/{symbol}',
    access: 'public',
    summary: 'The same of one perpetual.',
    parameters: symbolParameter,
    answer: objectAnswer(futuresRow),
    assumed: v4Envelope,
    source: 'protocol 2.5, 4.3',
  }),
  fundingRates: endpoint({
    id: 'marketData.fundingRates',
    path: '/md/v3/public/funding_rates',
    ...rates,
    answer: z.object({ success: z.literal(true), rows: z.array(fundingRow), timestamp: wireTime }),
    assumed: fromV1,
  }),
  fundingRate: endpoint({
    id: 'marketData.fundingRate',
    path: '/md/v3/public/funding_rate/{symbol}',
    ...rate,
    answer: z.object({ success: z.literal(true), timestamp: wireTime, ...fundingRow.shape }),
    assumed: fromV1,
  }),
  fundingHistory: endpoint({
    id: 'marketData.fundingHistory',
    path: '/md/v3/public/funding_rate_history',
    ...settled,
    answer: z.object({ success: z.literal(true), rows: z.array(settledRow), meta: pages, timestamp: wireTime }),
    assumed: fromV1,
  }),
  fundingRatesV4: endpoint({
    id: 'marketData.fundingRatesV4',
    path: '/md/v4/public/funding_rates',
    ...rates,
    answer: tableAnswer(fundingRow),
    assumed: v4Envelope,
  }),
  fundingRateV4: endpoint({
    id: 'marketData.fundingRateV4',
    path: '/md/v4/public/funding_rate/{symbol}',
    ...rate,
    answer: objectAnswer(fundingRow),
    assumed: v4Envelope,
  }),
  fundingHistoryV4: endpoint({
    id: 'marketData.fundingHistoryV4',
    path: '/md/v4/public/funding_rate_history',
    ...settled,
    answer: objectAnswer(z.object({ rows: z.array(settledRow), meta: pages })),
    assumed: v4Envelope,
  }),
  indexSources: endpoint({
    id: 'marketData.indexSources',
    path: '/md/v4/public/index_sources/{symbol}',
    ...index,
    answer: tableAnswer(indexSource),
  }),
  indexItems: endpoint({
    id: 'marketData.indexItems',
    path: '/md/v4/public/index/items/{symbol}',
    ...index,
    answer: tableAnswer(indexSource),
  }),
  tokenConfig: endpoint({
    id: 'marketData.tokenConfig',
    method: 'GET',
    path: '/md/v4/public/token_config',
    access: 'public',
    summary: 'What each token may be used for besides being traded.',
    answer: tableAnswer(
      z.object({
        token: z.string(),
        collateral_ratio: wireFigure,
        can_collateral: z.boolean(),
        can_short: z.boolean(),
        stable: z.boolean(),
      }),
    ),
    assumed: 'the private token configuration without the account’s own choice',
    source: 'protocol 2.5, 3.7',
  }),
} as const;
