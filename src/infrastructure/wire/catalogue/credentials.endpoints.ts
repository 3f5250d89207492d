import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { dataAnswer, emptyAnswer, wireId, wireTime, wireNumber } from './wire';
import { idInput, pagedAnswer, proofInput, userCentrePaging, userCentreShape as assumed } from './usercenter-wire';

const source = 'specification 7; protocol 6.2; reliability 1.5';
const permissions = ['READ', 'TRADE', 'WITHDRAW'] as const;
const ipList = z.array(z.string().check(z.maxLength(49))).check(z.maxLength(20));

const credential = z.object({
  credential_id: wireId,
  name: z.string(),
  api_key: z.string(),
  permissions: z.array(z.string()),
  ip_list: z.array(z.string()),
  status: z.string(),
  created_time: wireTime,
  expire_time: z.optional(z.nullable(wireTime)),
  last_used_time: z.optional(z.nullable(wireTime)),
  sub_user_id: z.optional(z.nullable(wireId)),
});

/** API keys of an account and its sub-accounts. */
export const credentialsEndpoints = {
  amount: endpoint({
    id: 'credentials.amount',
    method: 'GET',
    path: '/usercenter/account/enable_api_key_amount',
    access: 'private',
    summary: 'How many keys are in use, and how many may be.',
    query: z.object({ subUserId: z.optional(idInput) }),
    answer: dataAnswer(z.object({ amount: wireNumber, limit: wireNumber })),
    assumed,
    source,
  }),
  list: endpoint({
    id: 'credentials.list',
    method: 'GET',
    path: '/usercenter/account/list_credentials',
    access: 'private',
    summary: 'Keys of the account or of one of its sub-accounts, newest first; never their secrets.',
    query: z.object({
      subUserId: z.optional(idInput),
      status: z.optional(z.enum(['ACTIVE', 'EXPIRED', 'WAITING'])),
      ...userCentrePaging,
    }),
    answer: pagedAnswer(credential),
    assumed,
    source,
  }),
  create: endpoint({
    id: 'credentials.create',
    method: 'POST',
    path: '/usercenter/account/create_credential',
    access: 'private',
    summary: 'Makes a key. Its secret is in this answer and in no other.',
    body: z.object({
      name: z.string().check(z.minLength(1), z.maxLength(64)),
      permissions: z.array(z.enum(permissions)).check(z.maxLength(3)),
      ip_list: z.optional(ipList),
      sub_user_id: z.optional(idInput),
      ...proofInput,
    }),
    answer: dataAnswer(z.extend(credential, { api_secret: z.string() })),
    assumed,
    source,
  }),
  setIpList: endpoint({
    id: 'credentials.setIpList',
    method: 'POST',
    path: '/usercenter/account/credential/ip',
    access: 'private',
    summary: 'Says from which addresses a key may be used; an empty list lets it end after 90 days.',
    body: z.object({ credential_id: idInput, ip_list: ipList, ...proofInput }),
    answer: dataAnswer(credential),
    assumed,
    source,
  }),
  remove: endpoint({
    id: 'credentials.remove',
    method: 'DELETE',
    path: '/usercenter/account/delete_credential',
    access: 'private',
    summary: 'Ends a key at once.',
    query: z.object({ credential_id: idInput }),
    body: z.object(proofInput),
    answer: emptyAnswer,
    assumed,
    source,
  }),
  enabled: endpoint({
    id: 'credentials.enabled',
    method: 'GET',
    path: '/usercenter/api/enabled_credential',
    access: 'private',
    summary: 'Keys in use of the account and its sub-accounts, permissions as text.',
    answer: z.object({
      success: z.literal(true),
      rows: z.array(
        z.object({ account_name: z.string(), user_id: wireId, api_key: z.string(), permission: z.string() }),
      ),
      timestamp: z.optional(wireTime),
    }),
    source: 'protocol 3.8',
  }),
} as const;
