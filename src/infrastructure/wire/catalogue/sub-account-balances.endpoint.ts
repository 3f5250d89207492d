import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { figure, v1Object } from './wire-v1';

/** Apart from its generation, whose other calls no page asks: what the page loads names this one alone. */
export const subAccountBalances = endpoint({
  id: 'accountDetailsV1.subAccountBalances',
  method: 'GET',
  path: '/v1/sub_account/asset_detail',
  access: 'private',
  deprecated: true,
  summary: 'What a sub-account holds, by asset.',
  query: z.object({ application_id: z.string() }),
  answer: v1Object({
    balances: z.record(z.string(), z.object({ holding: figure, available: z.optional(figure), usdt_balance: figure })),
  }),
  assumed: 'its name is known, its rows are not',
  source: 'protocol 3.7, 3.8',
});
