import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { proofInput } from './usercenter-wire';
import { dataAnswer, emptyAnswer, wireTime, wireNumber } from './wire';

const ours = {
  access: 'private',
  assumed: 'our own: the specification names no call by which somebody stops or leaves',
  source: 'specification 4; reliability 1.5',
} as const;

/** Freezing an account oneself, and closing it. */
export const accountClosureEndpoints = {
  standing: endpoint({
    id: 'accountClosure.standing',
    method: 'GET',
    path: '/usercenter/account/standing',
    summary: 'Whether the account is frozen, and what stands in the way of closing it.',
    answer: dataAnswer(
      z.object({
        status: z.string(),
        frozen_time: z.optional(z.nullable(wireTime)),
        obstacles: z.array(z.object({ type: z.string(), count: wireNumber, in_sub_accounts: z.optional(wireNumber) })),
        rest: z.object({ assets: wireNumber, value: z.union([z.string(), z.number()]) }),
        approver_of: z.optional(wireNumber),
      }),
    ),
    ...ours,
  }),
  freeze: endpoint({
    id: 'accountClosure.freeze',
    method: 'POST',
    path: '/usercenter/account/freeze',
    summary: 'Stops trading, withdrawals, API keys and other sessions until the account is unfrozen.',
    body: z.object(proofInput),
    answer: emptyAnswer,
    ...ours,
  }),
  unfreeze: endpoint({
    id: 'accountClosure.unfreeze',
    method: 'POST',
    path: '/usercenter/account/unfreeze',
    summary: 'Lets a frozen account go on; withdrawals wait for a day.',
    body: z.object(proofInput),
    answer: emptyAnswer,
    ...ours,
  }),
  close: endpoint({
    id: 'accountClosure.close',
    method: 'POST',
    path: '/usercenter/account/close',
    summary: 'Closes the account with its sub-accounts for good; what is left has to be given up in so many words.',
    body: z.object({ give_up_rest: z.optional(z.boolean()), ...proofInput }),
    answer: emptyAnswer,
    ...ours,
  }),
} as const;
