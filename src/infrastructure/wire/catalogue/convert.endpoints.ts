import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { dataAnswer, wireDecimal, wireId, wireTime, wireNumber } from './wire';

const conversion = z.object({
  quoteId: wireId,
  buyAsset: z.string(),
  sellAsset: z.string(),
  buyAmount: wireDecimal,
  sellAmount: wireDecimal,
  tradeStatus: wireNumber,
  createdTime: wireTime,
});

export const convertEndpoints = {
  assetInfo: endpoint({
    id: 'convert.assetInfo',
    method: 'GET',
    path: '/v3/convert/assetInfo',
    access: 'private',
    summary: 'Assets that can be converted into each other; rows beside success, as the real service sends them.',
    answer: z.object({
      success: z.literal(true),
      rows: z.array(
        z.object({
          token: z.string(),
          tick: wireDecimal,
          createdTime: z.optional(wireTime),
          updatedTime: z.optional(wireTime),
        }),
      ),
      timestamp: z.optional(wireTime),
    }),
    source: 'protocol 3.6',
  }),
  exchangeInfo: endpoint({
    id: 'convert.exchangeInfo',
    method: 'GET',
    path: '/v3/convert/exchangeInfo',
    access: 'private',
    summary: 'Bounds of a conversion in USDT, and how long a quote stands in milliseconds.',
    answer: dataAnswer(
      z.object({
        minNotional: wireDecimal,
        maxNotional: wireDecimal,
        quoteLifetime: wireNumber,
        spreadBps: wireDecimal,
      }),
    ),
    assumed: 'a public path whose fields are published nowhere',
    source: 'protocol 3.6',
  }),
  quote: endpoint({
    id: 'convert.quote',
    method: 'GET',
    path: '/v3/convert/rfq',
    access: 'private',
    summary: 'A price for converting an amount; it stands until it expires.',
    query: z.object({ sellToken: z.string(), buyToken: z.string(), sellQuantity: wireDecimal }),
    answer: dataAnswer(
      z.object({
        quoteId: wireId,
        counterPartyId: z.optional(z.string()),
        sellToken: z.string(),
        sellQuantity: wireDecimal,
        buyToken: z.string(),
        buyQuantity: wireDecimal,
        buyPrice: wireDecimal,
        expireTimestamp: wireTime,
        message: z.optional(z.nullable(z.union([z.string(), z.number()]))),
      }),
    ),
    source: 'protocol 3.6',
  }),
  take: endpoint({
    id: 'convert.take',
    method: 'POST',
    path: '/v3/convert/rft',
    access: 'private',
    summary: 'Takes a quote: both legs at once. A repeated clientRef has one effect. 1 done, 2 under way, 3 failed.',
    body: z.object({
      quoteId: z.coerce.number(),
      counterPartyId: z.optional(z.string()),
      clientRef: z.optional(z.string().check(z.maxLength(64))),
    }),
    answer: dataAnswer(z.object({ quoteId: wireId, counterPartyId: z.optional(z.string()), rftAccepted: wireNumber })),
    source: 'protocol 3.6; clientRef added, so that a lost answer can be asked for again',
  }),
  trade: endpoint({
    id: 'convert.trade',
    method: 'GET',
    path: '/v3/convert/trade',
    access: 'private',
    summary: 'One conversion by its quote.',
    query: z.object({ quoteId: z.coerce.number() }),
    answer: dataAnswer(conversion),
    source: 'protocol 3.6',
  }),
  trades: endpoint({
    id: 'convert.trades',
    method: 'GET',
    path: '/v3/convert/trades',
    access: 'private',
    summary: 'Conversions of the account, newest first.',
    query: z.object({
      sellToken: z.optional(z.string()),
      buyToken: z.optional(z.string()),
      startTime: z.optional(z.coerce.number()),
      endTime: z.optional(z.coerce.number()),
      page: z.optional(z.coerce.number()),
      size: z.optional(z.coerce.number()),
    }),
    answer: dataAnswer(z.object({ count: wireNumber, tradeVos: z.array(conversion) })),
    source: 'protocol 3.6',
  }),
} as const;
