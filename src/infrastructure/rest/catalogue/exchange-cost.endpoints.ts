import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { decimalText, objectAnswer, tableAnswer } from './feed-wire';
import { wireFlag } from './wire';

const assetType = z.enum(['SPOT', 'PERP']);
const noPublicShape = 'no public shape; as proposed in protocol 2.5, for this exchange alone, since no other is measured';

/** What trading an amount costs, measured on the order books. */
export const exchangeCostEndpoints = {
  cost: endpoint({
    id: 'exchangeCost.cost',
    method: 'GET',
    path: '/md/v4/public/exchange_orderbook',
    access: 'public',
    summary:
      'Cost of buying and of selling an amount of quote at once, in basis points of the middle price. The total is the mean of both ways, with the taker fee if asked for. Null where the book cannot fill the amount.',
    query: z.object({
      amount: z.coerce.number(),
      token: z.optional(z.string()),
      assetType: z.optional(assetType),
      interval: z.optional(z.enum(['now'])),
      withFee: z.optional(wireFlag),
    }),
    answer: tableAnswer(
      z.object({
        ts: z.number(),
        exchange: z.string(),
        token: z.string(),
        assetType,
        amount: decimalText,
        midPrice: z.nullable(decimalText),
        buyPrice: z.nullable(decimalText),
        sellPrice: z.nullable(decimalText),
        spreadBps: z.nullable(decimalText),
        buySlippageBps: z.nullable(decimalText),
        sellSlippageBps: z.nullable(decimalText),
        feeBps: decimalText,
        totalCostBps: z.nullable(decimalText),
      }),
    ),
    assumed: noPublicShape,
    source: 'specification 7, protocol 2.5',
  }),
  choices: endpoint({
    id: 'exchangeCost.choices',
    method: 'GET',
    path: '/md/v4/public/exchange_orderbook_info',
    access: 'public',
    summary: 'What the cost of trading can be asked for.',
    answer: objectAnswer(
      z.object({
        tokens: z.array(z.string()),
        assetTypes: z.array(assetType),
        amounts: z.array(decimalText),
        intervals: z.array(z.literal('now')),
        exchanges: z.array(z.object({ id: z.string(), name: z.string() })),
      }),
    ),
    assumed: noPublicShape,
    source: 'specification 7, protocol 2.5',
  }),
  tiers: endpoint({
    id: 'exchangeCost.tiers',
    method: 'GET',
    path: '/md/v4/public/exchange_orderbook_tier',
    access: 'public',
    summary: 'Fee tiers, in basis points; a requirement of null means that everyone has the tier.',
    answer: tableAnswer(
      z.object({ exchange: z.string(), assetType, tier: z.number(), makerFee: decimalText, takerFee: decimalText, requirement: z.null() }),
    ),
    assumed: noPublicShape,
    source: 'specification 7, protocol 2.5, 4.4',
  }),
} as const;
