import * as z from 'zod/mini';
import { dataAnswer, pageMeta } from './wire';

/** Why entries of the user centre are assumed: nobody publishes its shapes. */
export const userCentreShape = 'no public shape; fields as proposed in protocol 6.2';

/** What came with a call to prove the wish, beside the session (reliability 1.5). */
export const proofInput = {
  otp: z.optional(z.string().check(z.regex(/^\d{6}$/))),
  email_code: z.optional(z.string().check(z.regex(/^\d{6}$/))),
  phone_code: z.optional(z.string().check(z.regex(/^\d{6}$/))),
  /** What a device has signed (WebAuthn), as JSON text. */
  passkey: z.optional(z.string().check(z.maxLength(8192))),
  /** One of those on paper, in place of a second factor that is lost. */
  recovery_code: z.optional(z.string().check(z.maxLength(32))),
  trade_password: z.optional(z.string().check(z.maxLength(64))),
  withdraw_password: z.optional(z.string().check(z.maxLength(64))),
};

export const passwordInput = z.string().check(z.minLength(1), z.maxLength(64));

const count = z.coerce.number().check(z.int(), z.minimum(1));

/** Counted from 1. */
export const userCentrePaging = { page: z.optional(count), size: z.optional(count.check(z.maximum(1000))) };

export const idInput = z.coerce.number().check(z.int(), z.minimum(1));

export function pagedAnswer<T extends z.ZodMiniType>(row: T) {
  return dataAnswer(z.object({ rows: z.array(row), meta: pageMeta }));
}
