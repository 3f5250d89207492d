import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { dataAnswer, emptyAnswer, wireFlag, wireId, wireTime } from './wire';
import { idInput, proofInput, userCentreShape as assumed } from './usercenter-wire';

const source = 'specification 7; protocol 6.2';
const text = z.optional(z.nullable(z.string()));
const time = z.optional(z.nullable(wireTime));
const scalar = z.union([z.string(), z.number(), z.boolean()]);
const versionInput = z.object({ version: z.string().check(z.regex(/^[\w.-]{1,32}$/)) });
const agreed = dataAnswer(z.object({ agreed_time: wireTime }));
const aliasInput = z.string().check(z.minLength(1), z.maxLength(64));

const place = dataAnswer(
  z.object({
    ip: z.optional(z.string()),
    country: text,
    country_name: text,
    region: text,
    city: text,
    eu: z.optional(z.nullable(wireFlag)),
    restricted: z.optional(wireFlag),
    language_hint: text,
  }),
);

const subAccount = z.object({
  user_id: wireId,
  application_id: z.string(),
  alias: z.string(),
  account_mode: text,
  total_value: z.optional(z.union([z.string(), z.number()])),
  created_time: wireTime,
  status: z.string(),
});

const wallet = dataAnswer(
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

const discordAccount = dataAnswer(z.object({ id: z.string(), name: z.string() }));

/** What people choose about their account, and what belongs to it. */
export const accountSettingsEndpoints = {
  savePreferences: endpoint({
    id: 'accountSettings.savePreferences',
    method: 'POST',
    path: '/usercenter/account',
    access: 'private',
    summary: 'Merges preferences into the account’s; null forgets one.',
    body: z.object({ preferences: z.record(z.string(), z.union([scalar, z.null()])) }),
    answer: dataAnswer(z.object({ preferences: z.record(z.string(), scalar) })),
    assumed,
    source,
  }),
  switchRegion: endpoint({
    id: 'accountSettings.switchRegion',
    method: 'POST',
    path: '/usercenter/account/switch_region',
    access: 'private',
    summary: 'Says which region the account belongs to.',
    body: z.object({ region: z.string().check(z.regex(/^[A-Z]{2}$/)) }),
    answer: emptyAnswer,
    assumed,
    source,
  }),
  agreeTerms: endpoint({
    id: 'accountSettings.agreeTerms',
    method: 'POST',
    path: '/usercenter/account/agree_term_service',
    access: 'private',
    summary: 'Agrees to a version of the terms of service.',
    body: versionInput,
    answer: agreed,
    assumed,
    source,
  }),
  agreeTrTerms: endpoint({
    id: 'accountSettings.agreeTrTerms',
    method: 'POST',
    path: '/usercenter/account/agree_tr_service',
    access: 'private',
    summary: 'Agrees to a version of the terms for residents of Turkey.',
    body: versionInput,
    answer: agreed,
    assumed,
    source,
  }),
  availableProducts: endpoint({
    id: 'accountSettings.availableProducts',
    method: 'GET',
    path: '/usercenter/account/available_products',
    access: 'private',
    summary: 'What the account may use, and why not the rest.',
    answer: dataAnswer(
      z.object({
        products: z.array(z.string()),
        restricted: z.array(z.object({ product: z.string(), reason: z.string() })),
      }),
    ),
    assumed,
    source,
  }),
  hasDeposit: endpoint({
    id: 'accountSettings.hasDeposit',
    method: 'GET',
    path: '/usercenter/account/check_has_deposit',
    access: 'private',
    summary: 'Whether anything has ever been deposited.',
    answer: dataAnswer(z.object({ has_deposit: wireFlag, first_deposit_time: time })),
    assumed,
    source,
  }),
  maintenance: endpoint({
    id: 'accountSettings.maintenance',
    method: 'POST',
    path: '/usercenter/account/maintain_config',
    access: 'private',
    summary: 'The announced upgrade; says whether the account’s orders are to be cancelled when it begins.',
    body: z.object({ cancel_orders: z.optional(z.boolean()) }),
    answer: dataAnswer(
      z.object({
        maintenance: wireFlag,
        start: time,
        end: time,
        modules: z.array(z.string()),
        cancel_orders: wireFlag,
      }),
    ),
    assumed,
    source,
  }),
  uploadPushToken: endpoint({
    id: 'accountSettings.uploadPushToken',
    method: 'POST',
    path: '/usercenter/account/upload_firebase_token',
    access: 'private',
    summary:
      'Says where this device receives pushed messages: a token of its push service, or, on the web, its subscription as JSON.',
    body: z.object({
      token: z.string().check(z.minLength(8), z.maxLength(4096)),
      platform: z.enum(['web', 'ios', 'android']),
    }),
    answer: emptyAnswer,
    assumed,
    source,
  }),
  pushKey: endpoint({
    id: 'accountSettings.pushKey',
    method: 'GET',
    path: '/usercenter/account/push_key',
    access: 'private',
    summary: 'The key by which a device’s push service knows messages of this exchange (VAPID, RFC 8292).',
    answer: dataAnswer(z.object({ public_key: z.string() })),
    assumed,
    source: 'The specification has no such call: a token of the web is made with a key of whoever pushes',
  }),
  place: endpoint({
    id: 'accountSettings.place',
    method: 'GET',
    path: '/usercenter/account/ip_info',
    access: 'public',
    summary: 'Where the caller seems to be.',
    answer: place,
    assumed,
    source,
  }),
  placeOf: endpoint({
    id: 'accountSettings.placeOf',
    method: 'GET',
    path: '/usercenter/account/v2/ip_info',
    access: 'public',
    summary: 'Where an address seems to be; the caller’s without one.',
    query: z.object({ ip: z.optional(z.string().check(z.maxLength(45))) }),
    answer: place,
    assumed,
    source,
  }),
  subAccounts: endpoint({
    id: 'accountSettings.subAccounts',
    method: 'GET',
    path: '/usercenter/account/sub_accounts',
    access: 'private',
    summary: 'The sub-accounts of a main account.',
    answer: dataAnswer(z.object({ rows: z.array(subAccount) })),
    assumed,
    source,
  }),
  createSubAccount: endpoint({
    id: 'accountSettings.createSubAccount',
    method: 'POST',
    path: '/usercenter/account/sub_accounts',
    access: 'private',
    summary: 'Opens an empty sub-account.',
    body: z.object({ alias: aliasInput }),
    answer: dataAnswer(subAccount),
    assumed: 'our own: the specification lists sub-accounts and names no call that makes one',
    source: 'specification 4',
  }),
  alias: endpoint({
    id: 'accountSettings.alias',
    method: 'POST',
    path: '/usercenter/account/alias',
    access: 'private',
    summary: 'Names the account, or one of its sub-accounts.',
    body: z.object({ alias: aliasInput, sub_user_id: z.optional(idInput) }),
    answer: dataAnswer(z.object({ alias: z.string() })),
    assumed,
    source,
  }),
  bindDiscord: endpoint({
    id: 'accountSettings.bindDiscord',
    method: 'POST',
    path: '/usercenter/account/discord',
    access: 'private',
    summary: 'Binds the Discord account whose consent the code stands for.',
    body: z.object({
      code: z.string().check(z.minLength(1), z.maxLength(512)),
      redirect_uri: z.string().check(z.maxLength(2048)),
    }),
    answer: discordAccount,
    assumed,
    source,
  }),
  unbindDiscord: endpoint({
    id: 'accountSettings.unbindDiscord',
    method: 'DELETE',
    path: '/usercenter/account/discord',
    access: 'private',
    summary: 'Forgets the Discord account.',
    answer: emptyAnswer,
    assumed,
    source,
  }),
  wallet: endpoint({
    id: 'accountSettings.wallet',
    method: 'GET',
    path: '/usercenter/account/wallet/info',
    access: 'private',
    summary: 'The bound wallet, or the message to sign for binding one.',
    answer: wallet,
    assumed,
    source,
  }),
  bindWallet: endpoint({
    id: 'accountSettings.bindWallet',
    method: 'POST',
    path: '/usercenter/account/bind_wallet',
    access: 'private',
    summary: 'Binds the wallet that signed the message (EIP-191).',
    body: z.object({
      address: z.string().check(z.regex(/^0x[0-9a-fA-F]{40}$/)),
      chain: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,32}$/)),
      message: z.string().check(z.maxLength(2048)),
      signature: z.string().check(z.regex(/^0x[0-9a-fA-F]{130}$/)),
      ...proofInput,
    }),
    answer: wallet,
    assumed,
    source,
  }),
  unbindWallet: endpoint({
    id: 'accountSettings.unbindWallet',
    method: 'DELETE',
    path: '/usercenter/account/unbind_wallet',
    access: 'private',
    summary: 'Forgets the bound wallet.',
    body: z.object(proofInput),
    answer: emptyAnswer,
    assumed,
    source,
  }),
  switchWalletMode: endpoint({
    id: 'accountSettings.switchWalletMode',
    method: 'PUT',
    path: '/usercenter/account/wallet/switchWalletMode',
    access: 'private',
    summary: 'Trades from the exchange’s wallet or the person’s own.',
    body: z.object({ mode: z.enum(['CEFI', 'DEFI']) }),
    answer: dataAnswer(z.object({ mode: z.string() })),
    assumed,
    source,
  }),
} as const;
