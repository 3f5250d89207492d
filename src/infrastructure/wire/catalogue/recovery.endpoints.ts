import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { proofInput } from './usercenter-wire';
import { dataAnswer, emptyAnswer, wireFlag, wireNumber, wireTime } from './wire';

const assumed = 'our own: the specification has no recovery';
const source = 'reliability 1.5';
const path = '/usercenter/account/recovery';

export const recoveryEndpoints = {
  ways: endpoint({
    id: 'recovery.ways',
    method: 'GET',
    path,
    access: 'private',
    summary: 'What the person signs in and confirms with, and how many recovery codes are left.',
    answer: dataAnswer(
      z.object({
        sign_in: z.object({
          ways: z.array(z.string()),
          factors: z.array(z.string()),
          email_confirmed: z.optional(wireFlag),
        }),
        email: wireFlag,
        authenticator: wireFlag,
        passkeys: z.array(z.string()),
        codes_left: wireNumber,
        codes_time: z.nullable(wireTime),
      }),
    ),
    assumed,
    source,
  }),
  create: endpoint({
    id: 'recovery.create',
    method: 'POST',
    path: `${path}/codes`,
    access: 'private',
    summary: 'Makes recovery codes, which are told this once; earlier ones are void.',
    body: z.object(proofInput),
    answer: dataAnswer(z.object({ codes: z.array(z.string()) })),
    assumed,
    source,
  }),
  check: endpoint({
    id: 'recovery.check',
    method: 'POST',
    path: `${path}/check`,
    access: 'private',
    summary: 'Rehearses a recovery code: whether it would serve. It serves afterwards as before.',
    body: z.object({ code: z.string().check(z.minLength(1), z.maxLength(32)) }),
    answer: emptyAnswer,
    assumed,
    source,
  }),
} as const;
