import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { wireTime } from './wire';
import { figure, knownFigure, v1Object, v1Rows } from './wire-v1';

const ofSymbol = z.object({ symbol: z.string() });
const candleTypes = ['1m', '3m', '5m', '15m', '30m', '1h', '2h', '4h', '6h', '12h', '1d', '3d', '1w', '1M', '1mon', '1y'] as const;

const instrument = z.object({
  symbol: z.string(),
  status: z.string(),
  is_trading: z.string(),
  quote_min: figure,
  quote_max: figure,
  quote_tick: figure,
  base_min: figure,
  base_max: figure,
  base_tick: figure,
  base_asset_multiplier: z.number(),
  min_notional: figure,
  price_range: knownFigure,
  price_scope: knownFigure,
  bid_cap_ratio: knownFigure,
  bid_floor_ratio: knownFigure,
  ask_cap_ratio: knownFigure,
  ask_floor_ratio: knownFigure,
  order_mode: z.string(),
  precisions: z.array(z.number()),
  is_stable: z.union([z.number(), z.boolean()]),
  base_imr: z.optional(figure),
  base_mmr: z.optional(figure),
  funding_interval_hours: z.optional(z.number()),
  funding_cap: z.optional(figure),
  funding_floor: z.optional(figure),
  listing_time: wireTime,
  created_time: wireTime,
  updated_time: wireTime,
});

export const v1Trade = z.object({
  symbol: z.string(),
  side: z.string(),
  source: z.number(),
  executed_price: figure,
  executed_quantity: figure,
  /** Seconds with three decimals. */
  executed_timestamp: z.string(),
});

const candle = z.object({
  open: figure,
  close: figure,
  low: figure,
  high: figure,
  volume: figure,
  amount: figure,
  symbol: z.string(),
  type: z.string(),
  start_timestamp: z.number(),
  end_timestamp: z.number(),
});

const fundingRate = {
  symbol: z.string(),
  est_funding_rate: figure,
  est_funding_rate_timestamp: z.number(),
  last_funding_rate: figure,
  last_funding_rate_timestamp: z.number(),
  next_funding_time: z.number(),
  last_funding_rate_interval: z.number(),
  est_funding_rate_interval: z.number(),
};

const futures = z.object({
  symbol: z.string(),
  index_price: knownFigure,
  mark_price: knownFigure,
  est_funding_rate: knownFigure,
  last_funding_rate: knownFigure,
  next_funding_time: z.nullable(z.number()),
  open_interest: figure,
  '24h_open': knownFigure,
  '24h_close': knownFigure,
  '24h_high': knownFigure,
  '24h_low': knownFigure,
  '24h_volume': figure,
  '24h_amount': figure,
});

const level = z.object({ price: figure, quantity: figure });
const source = 'protocol 2.4';

const pages = z.object({ total: z.number(), records_per_page: z.number(), current_page: z.number() });
const span = {
  start_time: z.optional(z.coerce.number()),
  end_time: z.optional(z.coerce.number()),
  page: z.optional(z.coerce.number()),
  size: z.optional(z.coerce.number()),
};
const noEnvelope = 'the path and its parameters are known, its envelope is not';
const history = {
  method: 'GET',
  access: 'public',
  query: z.object({ symbol: z.string(), ...span }),
  answer: v1Object({ data: z.object({ rows: z.array(v1Trade), meta: pages }) }),
  assumed: noEnvelope,
  source,
} as const;

/** The older generation of public market data. */
export const marketsV1Endpoints = {
  systemInfo: endpoint({
    id: 'marketsV1.systemInfo',
    method: 'GET',
    path: '/v1/public/system_info',
    access: 'public',
    summary: 'Whether the exchange is working: 0 fine, 1 trading maintenance, 2 full maintenance.',
    answer: v1Object({ data: z.object({ status: z.number(), msg: z.string() }) }),
    source,
  }),
  instruments: endpoint({ id: 'marketsV1.instruments', method: 'GET', path: '/v1/public/info', access: 'public', summary: 'All markets and their trading rules.', answer: v1Rows(instrument), source }),
  instrument: endpoint({
    id: 'marketsV1.instrument',
    method: 'GET',
    path: '/v1/public/info/{symbol}',
    access: 'public',
    summary: 'One market and its trading rules.',
    parameters: ofSymbol,
    answer: v1Object({ info: instrument }),
    source,
  }),
  trades: endpoint({
    id: 'marketsV1.trades',
    method: 'GET',
    path: '/v1/public/market_trades',
    access: 'public',
    summary: 'Latest public trades, newest first.',
    query: z.object({ symbol: z.string(), limit: z.optional(z.coerce.number()) }),
    answer: v1Rows(v1Trade),
    source,
  }),
  orderBook: endpoint({
    id: 'marketsV1.orderBook',
    method: 'GET',
    path: '/v1/public/orderbook/{symbol}',
    access: 'public',
    summary: 'Order book; the timestamp is when the book last changed.',
    parameters: ofSymbol,
    query: z.object({ max_level: z.optional(z.coerce.number()) }),
    answer: v1Object({ asks: z.array(level), bids: z.array(level) }),
    source,
  }),
  candles: endpoint({
    id: 'marketsV1.candles',
    method: 'GET',
    path: '/v1/public/kline',
    access: 'public',
    summary: 'Latest candles, newest first.',
    query: z.object({ symbol: z.string(), type: z.enum(candleTypes), limit: z.optional(z.coerce.number()) }),
    answer: v1Rows(candle),
    source,
  }),
  token: endpoint({
    id: 'marketsV1.token',
    method: 'GET',
    path: '/v1/public/token',
    access: 'public',
    summary: 'All tokens, one row per network they exist on.',
    answer: v1Rows(
      z.object({
        token: z.string(),
        fullname: z.string(),
        network: z.string(),
        decimals: z.string(),
        delisted: z.boolean(),
        balance_token: z.string(),
        created_time: z.string(),
        updated_time: z.string(),
        can_collateral: z.boolean(),
        can_short: z.boolean(),
      }),
    ),
    source,
  }),
  tokenNetwork: endpoint({
    id: 'marketsV1.tokenNetwork',
    method: 'GET',
    path: '/v1/public/token_network',
    access: 'public',
    summary: 'The networks of all tokens with minimum and fee of a withdrawal.',
    answer: v1Rows(
      z.object({
        protocol: z.string(),
        network: z.string(),
        token: z.string(),
        name: z.string(),
        minimum_withdrawal: z.string(),
        withdrawal_fee: z.string(),
        allow_deposit: z.enum(['0', '1']),
        allow_withdraw: z.enum(['0', '1']),
      }),
    ),
    source,
  }),
  fundingRates: endpoint({
    id: 'marketsV1.fundingRates',
    method: 'GET',
    path: '/v1/public/funding_rates',
    access: 'public',
    summary: 'Last and estimated funding rates of all contracts.',
    answer: v1Rows(z.object(fundingRate)),
    source,
  }),
  fundingRate: endpoint({
    id: 'marketsV1.fundingRate',
    method: 'GET',
    path: '/v1/public/funding_rate/{symbol}',
    access: 'public',
    summary: 'Last and estimated funding rate of a contract.',
    parameters: ofSymbol,
    answer: v1Object(fundingRate),
    source,
  }),
  fundingRateHistory: endpoint({
    id: 'marketsV1.fundingRateHistory',
    method: 'GET',
    path: '/v1/public/funding_rate_history',
    access: 'public',
    summary: 'Funding rates that were settled, newest first; times in seconds or milliseconds.',
    query: z.object({
      symbol: z.string(),
      start_t: z.optional(z.coerce.number()),
      end_t: z.optional(z.coerce.number()),
      page: z.optional(z.coerce.number()),
      size: z.optional(z.coerce.number()),
    }),
    answer: v1Rows(z.object({ symbol: z.string(), funding_rate: figure, funding_rate_timestamp: z.number(), next_funding_time: z.number() })),
    source,
  }),
  futures: endpoint({ id: 'marketsV1.futures', method: 'GET', path: '/v1/public/futures', access: 'public', summary: 'Figures of all contracts.', answer: v1Rows(futures), source }),
  futuresOf: endpoint({
    id: 'marketsV1.futuresOf',
    method: 'GET',
    path: '/v1/public/futures/{symbol}',
    access: 'public',
    summary: 'Figures of one contract.',
    parameters: ofSymbol,
    answer: v1Object({ info: futures }),
    source,
  }),
  olderCandles: endpoint({
    id: 'marketsV1.olderCandles',
    method: 'GET',
    path: '/v1/hist/kline',
    access: 'public',
    summary: 'Candles from a time on in pages, oldest first.',
    query: z.object({ symbol: z.string(), type: z.enum(candleTypes), ...span }),
    answer: v1Object({ data: z.object({ rows: z.array(candle), meta: pages }) }),
    assumed: noEnvelope,
    source,
  }),
  olderTrades: endpoint({ id: 'marketsV1.olderTrades', path: '/v1/hist/trades', summary: 'Public trades from a time on in pages, oldest first.', ...history }),
  olderTradesTwin: endpoint({ id: 'marketsV1.olderTradesTwin', path: '/v1/hist/trade', summary: 'The same under its other spelling.', ...history }),
} as const;
