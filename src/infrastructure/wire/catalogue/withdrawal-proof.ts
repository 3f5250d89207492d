import * as z from 'zod/mini';

/** What a person proves a withdrawal with; an API key needs none of it. */
export const withdrawalProof = {
  otp: z.optional(z.string()),
  emailCode: z.optional(z.string()),
  withdrawPassword: z.optional(z.string()),
  /** What a device has signed (WebAuthn), as JSON text. */
  passkey: z.optional(z.string().check(z.maxLength(8192))),
};
