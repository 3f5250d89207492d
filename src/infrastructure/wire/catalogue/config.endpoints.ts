import * as z from 'zod/mini';
import { wireNumber } from './wire';
import { endpoint } from './endpoint';
import { objectAnswer, wireFigure } from './feed-wire';

/** How the exchange is set up. */
export const configEndpoints = {
  configs: endpoint({
    id: 'config.configs',
    method: 'GET',
    path: '/config/api/configs/',
    access: 'public',
    summary: 'Settings of one tenant of the exchange.',
    query: z.object({ tenantName: z.optional(z.string()) }),
    answer: objectAnswer(
      z.object({
        tenantName: z.string(),
        configs: z.object({
          supportedResolutions: z.array(z.string()),
          defaultSymbol: z.string(),
          restrictedCountries: z.array(z.string()),
        }),
      }),
    ),
    assumed: 'no public shape; the proposed keys that the exchange has a value for',
    source: 'specification 7, protocol 2.5',
  }),
  symbolFees: endpoint({
    id: 'config.symbolFees',
    method: 'GET',
    path: '/tradingfee/symbol_group/{type}/symbols',
    access: 'public',
    summary: 'Groups of markets with the same fees, by tier, in basis points.',
    parameters: z.object({ type: z.enum(['spot', 'perp', 'SPOT', 'PERP']) }),
    answer: objectAnswer(
      z.object({
        type: z.string(),
        groups: z.array(
          z.object({
            groupId: z.string(),
            name: z.string(),
            symbols: z.array(z.string()),
            fees: z.array(z.object({ tier: wireNumber, maker: wireFigure, taker: wireFigure })),
          }),
        ),
      }),
    ),
    assumed: 'no public shape; as proposed in protocol 2.5, in basis points as other answers state fees',
    source: 'specification 7, protocol 2.5, 4.4',
  }),
} as const;
