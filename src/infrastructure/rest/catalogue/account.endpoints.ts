import * as z from 'zod/mini';
import { languageCodes } from '../../../domain/platform/language';
import { endpoint } from './endpoint';
import { dataAnswer, emptyAnswer, wireFlag, wireId } from './wire';

const shape = 'no public shape; fields as in the specification, section 3, and protocol 6.2';

const ipInfo = dataAnswer(
  z.object({ ip: z.optional(z.string()), country: z.optional(z.string()), eu: z.optional(wireFlag), restricted: z.optional(wireFlag) }),
);

export const accountEndpoints = {
  account: endpoint({
    id: 'account.account',
    method: 'GET',
    path: '/usercenter/account',
    access: 'private',
    summary: 'The account of the session.',
    answer: dataAnswer(
      z.object({
        account: z.object({
          user_id: wireId,
          application_id: z.optional(z.string()),
          email: z.optional(z.string()),
          main: wireFlag,
          alias: z.optional(z.nullable(z.string())),
          eu: z.optional(wireFlag),
          language: z.optional(z.nullable(z.string())),
        }),
      }),
    ),
    assumed: shape,
    source: 'specification 3, 7',
  }),
  coolName: endpoint({
    id: 'account.coolName',
    method: 'GET',
    path: '/social-backend-ui/private/cool-names',
    access: 'private',
    summary: 'The public nickname of the session’s account.',
    answer: dataAnswer(z.object({ coolName: z.string() })),
    assumed: shape,
    source: 'specification 3, 7',
  }),
  switchLanguage: endpoint({
    id: 'account.switchLanguage',
    method: 'POST',
    path: '/usercenter/account/switch_language',
    access: 'private',
    summary: 'Saves the account’s language.',
    body: z.object({ language: z.enum(languageCodes) }),
    answer: emptyAnswer,
    assumed: shape,
    source: 'specification 1, 7',
  }),
  ipInfo: endpoint({
    id: 'account.ipInfo',
    method: 'GET',
    path: '/userauth/account/ip_info',
    access: 'public',
    summary: 'Where the caller seems to be.',
    answer: ipInfo,
    assumed: shape,
    source: 'specification 1, 7',
  }),
  regions: endpoint({
    id: 'account.regions',
    method: 'GET',
    path: '/userkyc/region',
    access: 'public',
    summary: 'The regions an account can belong to.',
    answer: dataAnswer(z.object({ rows: z.array(z.object({ code: z.string(), name: z.string(), eu: z.optional(wireFlag), restricted: z.optional(wireFlag) })) })),
    assumed: shape,
    source: 'specification 7',
  }),
} as const;
