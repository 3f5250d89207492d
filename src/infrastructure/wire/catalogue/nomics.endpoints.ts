import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { decimalText } from './feed-wire';

const level = z.tuple([decimalText, decimalText]);
const dateTime = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/));

/** The exchange integration of Nomics: JSON at the root, texts for numbers, RFC 3339 times. */
export const nomicsEndpoints = {
  info: endpoint({
    id: 'nomics.info',
    method: 'GET',
    path: '/md/nomics/info',
    access: 'public',
    summary: 'The exchange and what it offers.',
    answer: z.object({
      name: z.string(),
      description: z.string(),
      location: z.string(),
      logo: z.string(),
      website: z.string(),
      version: z.literal('1.0'),
      capability: z.object({
        markets: z.boolean(),
        trades: z.boolean(),
        tradesByTimestamp: z.boolean(),
        tradesSocket: z.boolean(),
        orders: z.boolean(),
        ordersSocket: z.boolean(),
        ordersSnapshot: z.boolean(),
        candles: z.boolean(),
        ticker: z.boolean(),
      }),
    }),
    source: 'protocol 5.6',
  }),
  markets: endpoint({
    id: 'nomics.markets',
    method: 'GET',
    path: '/md/nomics/markets',
    access: 'public',
    summary: 'All markets.',
    answer: z.array(
      z.object({
        id: z.string(),
        type: z.enum(['spot', 'derivative']),
        base: z.string(),
        quote: z.string(),
        active: z.boolean(),
        market_url: z.string(),
        subtypes: z.optional(z.array(z.string())),
        settlement: z.optional(z.string()),
        underlying: z.optional(z.string()),
      }),
    ),
    source: 'protocol 5.6',
  }),
  trades: endpoint({
    id: 'nomics.trades',
    method: 'GET',
    path: '/md/nomics/trades',
    access: 'public',
    summary: 'Trades after the one named by `since`, oldest first; without it from the oldest kept on.',
    query: z.object({ market: z.string(), since: z.optional(z.string().check(z.regex(/^\d{0,15}$/))) }),
    answer: z.array(
      z.object({
        id: z.string(),
        timestamp: dateTime,
        price: decimalText,
        amount: decimalText,
        side: z.enum(['buy', 'sell']),
      }),
    ),
    source: 'protocol 5.6',
  }),
  book: endpoint({
    id: 'nomics.book',
    method: 'GET',
    path: '/md/nomics/orders/snapshot',
    access: 'public',
    summary: 'The whole order book: bids from the highest price, asks from the lowest.',
    query: z.object({ market: z.string() }),
    answer: z.object({ bids: z.array(level), asks: z.array(level), timestamp: dateTime }),
    source: 'protocol 5.6',
  }),
} as const;
