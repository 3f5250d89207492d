import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { objectAnswer, tableAnswer, wireFigure } from './feed-wire';
import { flag, wireTime, wireNumber } from './wire';

const assetType = z.enum(['SPOT', 'PERP']);
const noPublicShape =
  'no public shape; as proposed in protocol 2.5, for this exchange alone, since no other is measured';

/** What trading an amount costs, measured on the order books. */
export const exchangeCostEndpoints = {
  cost: endpoint({
    id: 'exchangeCost.cost',
    method: 'GET',
    path: '/md/v4/public/exchange_orderbook',
    access: 'public',
    summary:
      'Cost of buying and of selling an amount of quote at once, in basis points of the middle price. The total is the mean of both ways, with the taker fee if asked for. Null where the book cannot fill the amount. With the interval 5m: what a usual amount of a token cost over the last 24 hours, a row each five minutes and exchange, oldest first.',
    query: z.object({
      amount: z.coerce.number(),
      token: z.optional(z.string()),
      assetType: z.optional(assetType),
      interval: z.optional(z.enum(['now', '5m'])),
      withFee: z.optional(flag),
    }),
    answer: tableAnswer(
      z.object({
        ts: wireTime,
        exchange: z.string(),
        token: z.string(),
        assetType: z.string(),
        amount: wireFigure,
        midPrice: z.nullable(wireFigure),
        buyPrice: z.nullable(wireFigure),
        sellPrice: z.nullable(wireFigure),
        spreadBps: z.nullable(wireFigure),
        buySlippageBps: z.nullable(wireFigure),
        sellSlippageBps: z.nullable(wireFigure),
        feeBps: wireFigure,
        totalCostBps: z.nullable(wireFigure),
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
        assetTypes: z.array(z.string()),
        amounts: z.array(wireFigure),
        intervals: z.array(z.string()),
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
      z.object({
        exchange: z.string(),
        assetType: z.string(),
        tier: wireNumber,
        makerFee: wireFigure,
        takerFee: wireFigure,
        requirement: z.nullable(z.string()),
      }),
    ),
    assumed: noPublicShape,
    source: 'specification 7, protocol 2.5, 4.4',
  }),
} as const;
