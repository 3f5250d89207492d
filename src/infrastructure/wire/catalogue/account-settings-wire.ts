import * as z from 'zod/mini';
import { dataAnswer, wireFlag, wireId, wireTime } from './wire';

const text = z.optional(z.nullable(z.string()));
const time = z.optional(z.nullable(wireTime));

export const subAccount = z.object({
  user_id: wireId,
  application_id: z.string(),
  alias: z.string(),
  account_mode: text,
  total_value: z.optional(z.union([z.string(), z.number()])),
  created_time: wireTime,
  status: z.string(),
});

export const wallet = dataAnswer(
  z.object({
    bound: wireFlag,
    address: text,
    chain: text,
    provider: text,
    mode: z.string(),
    /** To be signed by the wallet that is to be bound. */
    message: text,
    bound_time: time,
  }),
);
