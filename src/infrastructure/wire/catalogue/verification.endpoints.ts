import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { dataAnswer, wireDecimal, wireTime, wireNumber } from './wire';
import { userCentreShape } from './usercenter-wire';

const time = z.optional(z.nullable(wireTime));
const date = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const name = z.string().check(z.minLength(1), z.maxLength(100));

const verification = dataAnswer(
  z.object({
    level: wireNumber,
    status: z.string(),
    submitted_level: z.optional(wireNumber),
    provider: z.optional(z.nullable(z.string())),
    submitted_time: time,
    reviewed_time: time,
    reject_reasons: z.array(z.string()),
    country: z.optional(z.nullable(z.string())),
    required_documents: z.array(z.string()),
    limits: z.object({ daily_withdraw: wireDecimal, monthly_withdraw: wireDecimal }),
    levels: z.optional(
      z.array(z.object({ level: wireNumber, daily_withdraw: wireDecimal, monthly_withdraw: wireDecimal })),
    ),
  }),
);

export const verificationEndpoints = {
  status: endpoint({
    id: 'verification.status',
    method: 'GET',
    path: '/usercenter/account/kyc_identity_verification',
    access: 'private',
    summary: 'What is verified of the person, how the last submission fared, and what that allows.',
    answer: verification,
    assumed: userCentreShape,
    source: 'specification 7; protocol 6.2',
  }),
  submit: endpoint({
    id: 'verification.submit',
    method: 'POST',
    path: '/usercenter/account/kyc_identity_verification',
    access: 'private',
    summary: 'Hands in a document for review.',
    body: z.object({
      level: z.union([z.literal(1), z.literal(2)]),
      country: z.string().check(z.regex(/^[A-Z]{2}$/)),
      first_name: name,
      last_name: name,
      birth_date: date,
      document_type: z.enum(['PASSPORT', 'ID_CARD', 'DRIVING_LICENCE']),
      document_number: z.string().check(z.minLength(1), z.maxLength(40)),
      document_expiry: date,
      address: z.optional(z.string().check(z.maxLength(300))),
    }),
    answer: verification,
    assumed: 'our own: the specification reads the state of a verification and names no call that begins one',
    source: 'protocol 6.2',
  }),
} as const;
