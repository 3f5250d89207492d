import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { subAccountBalances } from './sub-account-balances.endpoint';
import { wireId } from './wire';
import { figure, v1Rows } from './wire-v1';

const paging = {
  start_t: z.optional(z.coerce.number()),
  end_t: z.optional(z.coerce.number()),
  page: z.optional(z.coerce.number()),
  size: z.optional(z.coerce.number()),
};
const older = { method: 'GET', access: 'private', deprecated: true, source: 'protocol 3.7, 3.8' } as const;

/** What else the older generation says of an account: tokens, ledger, sub-accounts. */
export const accountDetailsV1Endpoints = {
  tokens: endpoint({
    id: 'accountDetailsV1.tokens',
    path: '/v1/client/token',
    summary: 'What each token is worth as collateral, and whether the account uses it so.',
    ...older,
    answer: v1Rows(
      z.object({
        token: z.string(),
        collateral_ratio: figure,
        collateral: z.boolean(),
        can_collateral: z.boolean(),
        can_short: z.boolean(),
        stable: z.boolean(),
        margin_max_leverage: z.number(),
        futures_max_leverage: z.number(),
        futures_max_position: z.nullable(figure),
      }),
    ),
  }),
  ledger: endpoint({
    id: 'accountDetailsV1.ledger',
    path: '/v1/client/transaction_history',
    summary: 'Every change of a balance, newest first.',
    ...older,
    query: z.object({ token: z.optional(z.string()), type: z.optional(z.string()), ...paging }),
    answer: v1Rows(
      z.object({
        id: z.number(),
        type: z.string(),
        token: z.string(),
        amount: figure,
        created_time: z.string(),
      }),
    ),
    assumed: 'the library names the call without its shape',
  }),
  stakingRewards: endpoint({
    id: 'accountDetailsV1.stakingRewards',
    path: '/v1/staking/yield_history',
    summary: 'Staking rewards that were paid, newest first.',
    ...older,
    query: z.object({ token: z.optional(z.string()), ...paging }),
    answer: v1Rows(
      z.object({
        id: z.number(),
        token: z.string(),
        user_id: z.number(),
        staking_size: figure,
        annual_reward: z.string(),
        yield_amount: figure,
        yield_time: z.string(),
      }),
    ),
    assumed: 'the v3 rows in snake case',
  }),
  interestRepayments: endpoint({
    id: 'accountDetailsV1.interestRepayments',
    path: '/v1/interest/repay',
    summary: 'Interest that was repaid, newest first.',
    ...older,
    query: z.object({ token: z.optional(z.string()), ...paging }),
    answer: v1Rows(z.object({ id: z.number(), token: z.string(), amount: figure, created_time: z.string() })),
    assumed: 'the library names the call without its shape',
  }),
  subAccountAssets: endpoint({
    id: 'accountDetailsV1.subAccountAssets',
    path: '/v1/sub_account/assets',
    summary: 'What the sub-accounts are worth.',
    ...older,
    answer: v1Rows(z.object({ application_id: z.string(), account: z.string(), usdt_balance: figure })),
  }),
  subAccountBalances,
  keyAddresses: endpoint({
    id: 'accountDetailsV1.keyAddresses',
    path: '/v1/sub_account/ip_restriction',
    summary: 'The addresses from which API keys may call.',
    ...older,
    query: z.object({ application_id: z.optional(z.string()), api_key: z.optional(wireId) }),
    answer: v1Rows(
      z.object({ ip_list: z.string(), api_key: z.string(), update_time: z.string(), restrict: z.boolean() }),
    ),
  }),
} as const;
