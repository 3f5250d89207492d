import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { idInput, proofInput } from './usercenter-wire';
import { dataAnswer, emptyAnswer, wireDecimal, wireFlag, wireId, wireTime } from './wire';

const assumed = 'our own: the specification has no approval by a second person';
const source = 'reliability 1.5';
const path = '/usercenter/account/approvals';

const somebody = z.object({ user_id: wireId, name: z.string() });
const sum = z.string().check(z.regex(/^\d{1,9}(\.\d{1,2})?$/));

export const approvalsEndpoints = {
  state: endpoint({
    id: 'approvals.state',
    method: 'GET',
    path,
    access: 'private',
    summary: 'Whose approval the account waits for, and whom the person approves for. Sums in USDT.',
    answer: dataAnswer(
      z.object({
        second_factor: wireFlag,
        rule: z.nullable(
          z.object({
            approver: somebody,
            above: wireDecimal,
            status: z.string(),
            next_above: z.nullable(z.string()),
            next_time: z.nullable(wireTime),
          }),
        ),
        roles: z.array(z.object({ owner: somebody, above: wireDecimal, status: z.string() })),
      }),
    ),
    assumed,
    source,
  }),
  requests: endpoint({
    id: 'approvals.requests',
    method: 'GET',
    path: `${path}/requests`,
    access: 'private',
    summary:
      'What waits or waited for approval: one’s own, or of those one approves for; waiting ones first. Of money its value in USDT now, and the fee out of it.',
    query: z.object({ role: z.enum(['OWNER', 'APPROVER']) }),
    answer: dataAnswer(
      z.object({
        rows: z.array(
          z.object({
            approval_id: wireId,
            owner: somebody,
            account: z.string(),
            kind: z.string(),
            subject: z.record(z.string(), z.string()),
            status: z.string(),
            created_time: wireTime,
            expire_time: wireTime,
            decided_time: z.nullable(wireTime),
            value: z.optional(z.nullable(wireDecimal)),
            fee: z.optional(z.nullable(wireDecimal)),
          }),
        ),
      }),
    ),
    assumed,
    source,
  }),
  invite: endpoint({
    id: 'approvals.invite',
    method: 'POST',
    path: `${path}/approver`,
    access: 'private',
    summary: 'Asks somebody to approve of what leaves the account above a sum within 24 hours, and of new API keys.',
    body: z.object({ approver_id: idInput, above: sum, ...proofInput }),
    answer: emptyAnswer,
    assumed,
    source,
  }),
  change: endpoint({
    id: 'approvals.change',
    method: 'PUT',
    path: `${path}/approver`,
    access: 'private',
    summary:
      'Another sum, or null for the end. A lower sum is there at once; what makes the account weaker waits for the approver, or for three days.',
    body: z.object({ above: z.nullable(sum), ...proofInput }),
    answer: emptyAnswer,
    assumed,
    source,
  }),
  accept: endpoint({
    id: 'approvals.accept',
    method: 'POST',
    path: `${path}/roles`,
    access: 'private',
    summary: 'Agrees to be the second approver of whoever asked.',
    body: z.object({ owner_id: idInput, ...proofInput }),
    answer: emptyAnswer,
    assumed,
    source,
  }),
  leave: endpoint({
    id: 'approvals.leave',
    method: 'DELETE',
    path: `${path}/roles`,
    access: 'private',
    summary:
      'Declines, or approves for somebody no longer, which takes a proof; their withdrawals are held for a day then.',
    query: z.object({ owner_id: idInput }),
    body: z.object(proofInput),
    answer: emptyAnswer,
    assumed,
    source,
  }),
  approve: endpoint({
    id: 'approvals.approve',
    method: 'POST',
    path: `${path}/approve`,
    access: 'private',
    summary: 'Lets go what waits, with a proof for just that.',
    body: z.object({ approval_id: idInput, ...proofInput }),
    answer: dataAnswer(z.object({ status: z.string() })),
    assumed,
    source,
  }),
  refuse: endpoint({
    id: 'approvals.refuse',
    method: 'POST',
    path: `${path}/refuse`,
    access: 'private',
    summary: 'Refuses what waits, or takes one’s own back: money is back, a key is gone.',
    body: z.object({ approval_id: idInput }),
    answer: emptyAnswer,
    assumed,
    source,
  }),
} as const;
