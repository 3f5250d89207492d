import * as z from 'zod/mini';
import { candleIntervals } from '../../../domain/markets/candle';
import { endpoint } from './endpoint';
import { objectAnswer } from './feed-wire';

const failed = z.object({ s: z.literal('error'), errmsg: z.string() });
const column = z.array(z.number());

const configuration = z.object({
  supported_resolutions: z.array(z.string()),
  supports_search: z.boolean(),
  supports_group_request: z.boolean(),
  supports_marks: z.boolean(),
  supports_timescale_marks: z.boolean(),
  supports_time: z.boolean(),
  exchanges: z.array(z.object({ value: z.string(), name: z.string(), desc: z.string() })),
  symbols_types: z.array(z.object({ name: z.string(), value: z.string() })),
});

/** One column per field: an array where it differs by symbol, a single value where it is the same for all. */
const symbolColumns = {
  symbol: z.array(z.string()),
  description: z.array(z.string()),
  ticker: z.array(z.string()),
  type: z.array(z.enum(['spot', 'swap'])),
  minmovement: z.number(),
  pricescale: z.array(z.number()),
  'exchange-listed': z.string(),
  'exchange-traded': z.string(),
  timezone: z.string(),
  'has-intraday': z.boolean(),
  'has-no-volume': z.boolean(),
  'supported-resolutions': z.array(z.string()),
};

/** One line of a stream; times in seconds. */
const streamLine = z.union([
  z.object({ f: z.literal('t'), id: z.string(), p: z.number(), s: z.number().check(z.gt(0)), t: z.number() }),
  z.object({
    f: z.literal('q'),
    id: z.string(),
    ap: z.number(),
    as: z.number(),
    bp: z.number(),
    bs: z.number(),
    t: z.number(),
  }),
  z.object({
    f: z.literal('d'),
    id: z.string(),
    o: z.number(),
    h: z.number(),
    l: z.number(),
    c: z.number(),
    v: z.number(),
    t: z.number(),
  }),
]);

const streamSummary =
  'One JSON object a line for as long as the connection lasts: trades (t) at once, quotes (q) and daily bars (d) each second. The answer described is a line.';
const streamAssumed = 'the letters of quotes and daily bars are from memory';
const group = z.object({ group: z.optional(z.string()) });

/** Chart feeds: TradingView's UDF for the charting library, and its REST integration for exchanges. JSON at the root. */
export const chartEndpoints = {
  udfConfiguration: endpoint({
    id: 'chart.udfConfiguration',
    method: 'GET',
    path: '/md/tv/config',
    access: 'public',
    summary: 'What the data feed of the charting library offers.',
    answer: configuration,
    source: 'protocol 5.2',
  }),
  udfSymbols: endpoint({
    id: 'chart.udfSymbols',
    method: 'GET',
    path: '/md/tv/symbol_info',
    access: 'public',
    summary: 'All symbols as columns; the group is the value of an exchange of the configuration.',
    query: group,
    answer: z.union([
      z.object({
        ...symbolColumns,
        'session-regular': z.string(),
        'has-daily': z.boolean(),
        'has-weekly-and-monthly': z.boolean(),
        fractional: z.boolean(),
        minmovement2: z.number(),
        pointvalue: z.number(),
      }),
      failed,
    ]),
    source: 'protocol 5.2',
  }),
  udfQuotes: endpoint({
    id: 'chart.udfQuotes',
    method: 'GET',
    path: '/md/tv/quotes',
    access: 'public',
    summary: 'Last price, best prices and the day of the symbols named, separated by commas.',
    query: z.object({ symbols: z.string() }),
    answer: z.object({
      s: z.literal('ok'),
      d: z.array(
        z.union([
          z.object({
            s: z.literal('ok'),
            n: z.string(),
            v: z.object({
              ch: z.number(),
              chp: z.number(),
              short_name: z.string(),
              exchange: z.string(),
              description: z.string(),
              lp: z.number(),
              ask: z.optional(z.number()),
              bid: z.optional(z.number()),
              spread: z.optional(z.number()),
              open_price: z.number(),
              high_price: z.number(),
              low_price: z.number(),
              prev_close_price: z.number(),
              volume: z.number(),
            }),
          }),
          z.object({ s: z.literal('error'), n: z.string(), v: z.object({}) }),
        ]),
      ),
    }),
    assumed: 'the day of a quote is the last 24 hours, whose open is also the close before',
    source: 'protocol 5.2',
  }),
  udfStream: endpoint({
    id: 'chart.udfStream',
    method: 'GET',
    path: '/md/tv/streaming',
    access: 'public',
    summary: streamSummary,
    answer: streamLine,
    assumed: streamAssumed,
    source: 'protocol 5.3',
  }),
  sparklines: endpoint({
    id: 'chart.sparklines',
    method: 'GET',
    path: '/md/tv/home_kine',
    access: 'public',
    summary: 'Hourly closes of the last 24 hours, [milliseconds, close], of the symbols named, separated by commas.',
    query: z.object({ symbols: z.string() }),
    answer: objectAnswer(
      z.object({ rows: z.array(z.object({ symbol: z.string(), points: z.array(z.tuple([z.number(), z.number()])) })) }),
    ),
    assumed: 'no public shape; as proposed in protocol 5.2',
    source: 'specification 7, protocol 5.2',
  }),
  bars: endpoint({
    id: 'chart.bars',
    method: 'GET',
    path: '/md/tv/trade_kine',
    access: 'public',
    summary: 'Up to 500 bars as columns, oldest first; times in seconds, a is turnover in quote.',
    query: z.object({ symbol: z.string(), timeFrame: z.enum(candleIntervals) }),
    answer: z.union([
      z.object({ s: z.literal('ok'), t: column, o: column, h: column, l: column, c: column, v: column, a: column }),
      z.object({ s: z.literal('no_data') }),
      failed,
    ]),
    assumed: 'no public shape; the history answer of the charting library with turnover',
    source: 'specification 7, protocol 5.2',
  }),
  configuration: endpoint({
    id: 'chart.configuration',
    method: 'GET',
    path: '/md/tradingview/config',
    access: 'public',
    summary: 'What the data feed of the integration offers.',
    answer: configuration,
    assumed: 'the configuration of the charting library; the integration asks for none',
    source: 'protocol 5.2, 5.3',
  }),
  groups: endpoint({
    id: 'chart.groups',
    method: 'GET',
    path: '/md/tradingview/groups',
    access: 'public',
    summary: 'The groups that symbols are listed in.',
    answer: z.object({
      s: z.literal('ok'),
      d: z.object({ groups: z.array(z.object({ id: z.string().check(z.regex(/^[a-z_]+$/)) })) }),
    }),
    source: 'protocol 5.3',
  }),
  symbols: endpoint({
    id: 'chart.symbols',
    method: 'GET',
    path: '/md/tradingview/symbol_info',
    access: 'public',
    summary: 'Symbols of a group, or all, as columns.',
    query: group,
    answer: z.union([
      z.object({
        s: z.literal('ok'),
        ...symbolColumns,
        session: z.string(),
        currency: z.array(z.string()),
        'base-currency': z.array(z.string()),
      }),
      failed,
    ]),
    source: 'protocol 5.3',
  }),
  stream: endpoint({
    id: 'chart.stream',
    method: 'GET',
    path: '/md/tradingview/streaming',
    access: 'public',
    summary: streamSummary,
    answer: streamLine,
    assumed: streamAssumed,
    source: 'protocol 5.3',
  }),
} as const;
