import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { hidden, social } from './social-wire';
import { dataAnswer, rowsAnswer, wireDecimal, wireFlag, wireId, wireNumber, wireTime } from './wire';

const assumed = 'the specification names vouchers of the reward center and no call for them';
const source = 'specification 2 (reward center); a call of this product';

/** `part` of a fee, `apr` on top of a product's rate up to `principal`: those that the type has. */
const terms = z.object({
  type: z.string(),
  days: wireNumber,
  part: hidden(wireNumber),
  apr: hidden(wireNumber),
  principal: hidden(wireDecimal),
  productId: hidden(z.string()),
  most: wireDecimal,
});

const voucher = z.object({
  id: wireId,
  task: z.string(),
  status: z.string(),
  terms,
  issuedTime: wireTime,
  expiryTime: wireTime,
  usedTime: hidden(wireTime),
  endTime: hidden(wireTime),
  used: wireDecimal,
});

export const vouchersEndpoints = {
  tasks: endpoint({
    id: 'vouchers.tasks',
    method: 'GET',
    path: `${social}/private/voucher-tasks`,
    access: 'private',
    summary: 'What brings a voucher, and how far the account has come with each.',
    answer: rowsAnswer(z.object({ id: z.string(), progress: wireNumber, target: wireNumber, done: wireFlag, terms })),
    assumed,
    source,
  }),
  vouchers: endpoint({
    id: 'vouchers.vouchers',
    method: 'GET',
    path: `${social}/private/vouchers`,
    access: 'private',
    summary: 'Vouchers of the account with how much of each is used, newest first.',
    answer: rowsAnswer(voucher),
    assumed,
    source,
  }),
  use: endpoint({
    id: 'vouchers.use',
    method: 'POST',
    path: `${social}/private/vouchers/{id}/use`,
    access: 'private',
    summary: 'Puts a voucher into effect, once.',
    parameters: z.object({ id: wireId }),
    answer: dataAnswer(voucher),
    assumed,
    source,
  }),
} as const;
