import * as z from 'zod/mini';
import { candleIntervals } from '../../../domain/markets/candle';
import { endpoint } from './endpoint';
import { dataAnswer, rowsAnswer, wireDecimal, flag, wireTime, wireNumber } from './wire';

const ratio = z.optional(z.nullable(wireDecimal));

const instrumentRow = z.object({
  symbol: z.string(),
  status: z.string(),
  baseAsset: z.optional(z.string()),
  quoteAsset: z.optional(z.string()),
  /** What people call the coin, Bitcoin: ours, absent elsewhere. */
  baseName: z.optional(z.string()),
  baseAssetMultiplier: z.optional(wireDecimal),
  quoteMin: wireDecimal,
  quoteMax: wireDecimal,
  quoteTick: wireDecimal,
  baseMin: wireDecimal,
  baseMax: wireDecimal,
  baseTick: wireDecimal,
  minNotional: wireDecimal,
  bidCapRatio: ratio,
  bidFloorRatio: ratio,
  askCapRatio: ratio,
  askFloorRatio: ratio,
  orderMode: z.optional(z.string()),
  /** Quote value of the orders that the premium is read from; contracts only. */
  impactNotional: z.optional(z.nullable(wireDecimal)),
  isAllowedRpi: z.optional(z.boolean()),
  tickGranularity: z.optional(z.nullable(wireDecimal)),
  baseIMR: z.optional(wireDecimal),
  baseMMR: z.optional(wireDecimal),
  fundingIntervalHours: z.optional(wireDecimal),
  fundingCap: z.optional(wireDecimal),
  fundingFloor: z.optional(wireDecimal),
  precisions: z.optional(z.array(wireNumber)),
  listingTime: z.optional(wireTime),
});

/** Older clients write a month as 1mon, and ask for years. */
const candleTypes = [...candleIntervals, '1mon', '1y'] as const;

const bookLevel = z.object({ price: wireDecimal, quantity: wireDecimal });

const candleRow = z.object({
  symbol: z.string(),
  open: wireDecimal,
  close: wireDecimal,
  high: wireDecimal,
  low: wireDecimal,
  volume: wireDecimal,
  amount: wireDecimal,
  type: z.string(),
  startTimestamp: wireTime,
  endTimestamp: wireTime,
});

const symbolAndLimit = z.object({ symbol: z.string(), limit: z.optional(z.coerce.number()) });

export const marketsEndpoints = {
  systemInfo: endpoint({
    id: 'markets.systemInfo',
    method: 'GET',
    path: '/v3/public/systemInfo',
    access: 'public',
    summary: 'Whether the exchange is working: 0 fine, 1 trading maintenance, 2 full maintenance.',
    answer: dataAnswer(z.object({ status: wireNumber, msg: z.string(), estimatedEndTime: z.optional(wireTime) })),
    source: 'protocol 2.2',
  }),
  instruments: endpoint({
    id: 'markets.instruments',
    method: 'GET',
    path: '/v3/public/instruments',
    access: 'public',
    summary: 'All markets and their trading rules.',
    query: z.object({ symbol: z.optional(z.string()) }),
    answer: rowsAnswer(instrumentRow),
    source: 'protocol 2.2, 2.3; precisions added by the exchange as in its v1 rows',
  }),
  instrumentInfo: endpoint({
    id: 'markets.instrumentInfo',
    method: 'GET',
    path: '/instrument/v4/public/info',
    access: 'public',
    summary: 'All markets and their trading rules, for the web client.',
    answer: rowsAnswer(instrumentRow),
    assumed: 'rows as the v3 instruments call',
    source: 'specification 7, protocol 2.5',
  }),
  orderBook: endpoint({
    id: 'markets.orderBook',
    method: 'GET',
    path: '/v3/public/orderbook',
    access: 'public',
    summary: 'Order book; the timestamp is when the book last changed.',
    query: z.object({ symbol: z.string(), maxLevel: z.optional(z.coerce.number()), rpi: z.optional(flag) }),
    answer: z.object({
      success: z.literal(true),
      data: z.object({ asks: z.array(bookLevel), bids: z.array(bookLevel) }),
      timestamp: wireTime,
    }),
    source: 'protocol 1.6, 2.2',
  }),
  marketTrades: endpoint({
    id: 'markets.marketTrades',
    method: 'GET',
    path: '/v3/public/marketTrades',
    access: 'public',
    summary: 'Latest public trades, newest first.',
    query: symbolAndLimit,
    answer: rowsAnswer(
      z.object({
        symbol: z.string(),
        side: z.string(),
        source: z.optional(wireNumber),
        executedPrice: wireDecimal,
        executedQuantity: wireDecimal,
        executedTimestamp: wireTime,
        rpi: z.optional(z.boolean()),
      }),
    ),
    source: 'protocol 2.2',
  }),
  klineHistory: endpoint({
    id: 'markets.klineHistory',
    method: 'GET',
    path: '/v3/public/klineHistory',
    access: 'public',
    summary:
      'Candles, newest first; `after` and `before` bound their start, exclusively. With `after` alone those that follow it.',
    query: z.object({
      symbol: z.string(),
      type: z.enum(candleTypes),
      after: z.optional(z.coerce.number()),
      before: z.optional(z.coerce.number()),
      limit: z.optional(z.coerce.number()),
    }),
    answer: rowsAnswer(candleRow),
    source: 'protocol 2.2',
  }),
  kline: endpoint({
    id: 'markets.kline',
    method: 'GET',
    path: '/v3/public/kline',
    access: 'public',
    summary: 'Latest candles, newest first.',
    query: z.object({ symbol: z.string(), type: z.enum(candleTypes), limit: z.optional(z.coerce.number()) }),
    answer: rowsAnswer(candleRow),
    source: 'protocol 2.2',
  }),
  ping: endpoint({
    id: 'markets.ping',
    method: 'GET',
    path: '/instrument/v4/public/ping',
    access: 'public',
    summary: 'Whether the exchange answers.',
    answer: z.object({ success: z.literal(true), timestamp: wireTime }),
    assumed: 'only success and time',
    source: 'specification 7, protocol 2.5',
  }),
} as const;
