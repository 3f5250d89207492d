import * as z from 'zod/mini';
import { languageCodes } from '../../../domain/platform/language';
import { endpoint } from './endpoint';
import { place } from './place-wire';
import { dataAnswer, emptyAnswer, wireFlag, wireId, wireTime, wireNumber } from './wire';

const shape = 'no public shape; fields as in the specification, section 3, and protocol 6.2';

const text = z.optional(z.nullable(z.string()));
const flag = z.optional(wireFlag);

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
          main_user_id: z.optional(z.nullable(wireId)),
          alias: text,
          eu: flag,
          country: text,
          region: text,
          language: text,
          created_time: z.optional(wireTime),
          account_mode: text,
          position_mode: text,
          kyc_level: z.optional(wireNumber),
          kyc_status: text,
          otpauth: flag,
          anti_phishing: flag,
          trade_pwd: flag,
          withdraw_pwd: flag,
          discord: z.optional(z.object({ bound: wireFlag, name: text })),
          wallet: z.optional(z.object({ bound: wireFlag, address: text })),
          agreed_terms: flag,
          agreed_tr_terms: flag,
          agreed_terms_version: text,
          agreed_tr_terms_version: text,
          hidden_alerts: z.optional(z.array(z.string())),
          futures_loss_charge_mode: text,
          preferences: z.optional(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))),
        }),
      }),
    ),
    assumed: shape,
    source: 'specification 3, 7; protocol 6.2',
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
    answer: place,
    assumed: shape,
    source: 'specification 1, 7; protocol 6.2',
  }),
  regions: endpoint({
    id: 'account.regions',
    method: 'GET',
    path: '/userkyc/region',
    access: 'public',
    summary: 'The regions an account can belong to.',
    answer: dataAnswer(
      z.object({
        rows: z.array(
          z.object({
            code: z.string(),
            name: z.string(),
            eu: flag,
            restricted: flag,
            dial_code: text,
            documents: z.optional(z.array(z.string())),
          }),
        ),
      }),
    ),
    assumed: shape,
    source: 'specification 7; protocol 6.2',
  }),
} as const;
