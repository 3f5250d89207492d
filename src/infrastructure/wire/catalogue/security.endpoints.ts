import * as z from 'zod/mini';
import { safeActions } from '../../../domain/security/factor';
import { endpoint } from './endpoint';
import { dataAnswer, emptyAnswer, wireFlag, wireTime, wireNumber } from './wire';
import {
  pagedAnswer,
  passwordInput,
  proofInput,
  userCentrePaging,
  userCentreShape as assumed,
} from './usercenter-wire';

const source = 'specification 7; protocol 6.2; reliability 1.5';
const text = z.optional(z.nullable(z.string()));
const time = z.optional(z.nullable(wireTime));

const codeSent = dataAnswer(z.object({ expires_in: wireNumber, resend_after: wireNumber }));
const sixDigits = z.string().check(z.regex(/^\d{6}$/));
const emailInput = z.string().check(z.minLength(3), z.maxLength(254));
const period = { from: z.optional(wireTime), to: z.optional(wireTime), ...userCentrePaging };
const checked = dataAnswer(z.object({ ok: wireFlag, retries_left: z.optional(wireNumber) }));
const antiPhishing = dataAnswer(z.object({ enabled: wireFlag, code: text }));
const account = (path: string) => `/usercenter/account/${path}`;

const securityCall = <M extends 'GET' | 'POST' | 'DELETE'>(name: string, method: M, path: string, summary: string) =>
  ({
    id: `security.${name}`,
    method,
    path: account(path),
    access: 'private',
    summary,
    assumed,
    source,
  }) as const;

export const securityEndpoints = {
  antiPhishingCode: endpoint({
    ...securityCall(
      'antiPhishingCode',
      'GET',
      'anti_phishing_code',
      'The code by which genuine mails are known, all but its ends hidden.',
    ),
    answer: antiPhishing,
  }),
  setAntiPhishingCode: endpoint({
    ...securityCall('setAntiPhishingCode', 'POST', 'anti_phishing_code', 'Sets the anti-phishing code.'),
    body: z.object({ code: z.string().check(z.regex(/^[A-Za-z0-9]{4,20}$/)), ...proofInput }),
    answer: antiPhishing,
  }),
  deleteAntiPhishingCode: endpoint({
    ...securityCall('deleteAntiPhishingCode', 'DELETE', 'anti_phishing_code', 'Forgets the anti-phishing code.'),
    body: z.object(proofInput),
    answer: emptyAnswer,
  }),
  otp: endpoint({
    ...securityCall(
      'otp',
      'GET',
      'otpauth',
      'Whether an authenticator is bound; if none is, the secret to bind one with.',
    ),
    answer: dataAnswer(
      z.object({ enabled: wireFlag, bound_time: time, shown_time: time, secret: text, otpauth_uri: text }),
    ),
  }),
  bindOtp: endpoint({
    ...securityCall('bindOtp', 'POST', 'otpauth', 'Binds the authenticator that shows this code.'),
    body: z.object({ code: sixDigits, secret: z.optional(z.string().check(z.maxLength(64))), ...proofInput }),
    answer: emptyAnswer,
  }),
  unbindOtp: endpoint({
    ...securityCall(
      'unbindOtp',
      'DELETE',
      'otpauth',
      'Removes the authenticator; other sessions end and withdrawals wait for a day.',
    ),
    body: z.object({ code: z.optional(sixDigits), ...proofInput }),
    answer: emptyAnswer,
  }),
  checkOtp: endpoint({
    ...securityCall('checkOtp', 'POST', 'otpauth/check', 'Rehearses the authenticator: whether it is still at hand.'),
    body: z.object({ code: sixDigits }),
    answer: emptyAnswer,
    assumed: 'our own: the specification has no rehearsal',
    source: 'reliability 1.5',
  }),
  qrCode: endpoint({
    ...securityCall('qrCode', 'GET', 'genQrCode', 'The secret that is being bound, as a picture to scan.'),
    query: z.object({ secretQrCode: z.string().check(z.regex(/^[A-Z2-7]{16,64}$/)) }),
    answer: dataAnswer(z.object({ qr: z.string(), secret: z.string() })),
  }),
  devices: endpoint({
    ...securityCall('devices', 'GET', 'device_list', 'Open sessions by device, the latest active first.'),
    query: z.object(userCentrePaging),
    answer: pagedAnswer(
      z.object({
        device_id: z.string(),
        name: z.string(),
        platform: text,
        browser: text,
        ip: text,
        location: text,
        last_active: wireTime,
        created_time: time,
        current: wireFlag,
        trusted: z.optional(wireFlag),
        pushes: z.optional(wireFlag),
      }),
    ),
  }),
  endDevice: endpoint({
    ...securityCall('endDevice', 'DELETE', 'del_device', 'Ends the session of a device at once.'),
    query: z.object({ device_id: z.string().check(z.minLength(1), z.maxLength(64)) }),
    answer: emptyAnswer,
  }),
  endOtherDevices: endpoint({
    ...securityCall('endOtherDevices', 'POST', 'log_out_everywhere', 'Ends every other session of the account.'),
    body: z.object({}),
    answer: dataAnswer(z.object({ ended: wireNumber })),
    assumed: 'our own: the specification ends devices one by one',
    source: 'reliability 1.1 (7.4.3)',
  }),
  safeCheck: endpoint({
    ...securityCall('safeCheck', 'GET', 'need_safe_check', 'What an act has to be proven with.'),
    query: z.object({ safeCheckType: z.enum(safeActions) }),
    answer: dataAnswer(
      z.object({
        need: wireFlag,
        methods: z.array(z.string()),
        passkey: z.optional(wireFlag),
        recovery: z.optional(wireFlag),
        expires_in: wireNumber,
        held_until: time,
        to_set_up: z.optional(z.array(z.string())),
      }),
    ),
  }),
  checking: endpoint({
    ...securityCall('checking', 'GET', 'security_checking', 'How well the account is protected.'),
    answer: dataAnswer(
      z.object({
        score: wireNumber,
        items: z.array(z.object({ key: z.string(), ok: wireFlag, weight: wireNumber })),
      }),
    ),
  }),
  createTradePassword: endpoint({
    ...securityCall('createTradePassword', 'POST', 'create_trade_pwd', 'Sets the trading password.'),
    body: z.object({ password: passwordInput, ...proofInput }),
    answer: emptyAnswer,
  }),
  changeTradePassword: endpoint({
    ...securityCall(
      'changeTradePassword',
      'POST',
      'change_trade_pwd',
      'Changes the trading password; withdrawals wait for a day.',
    ),
    body: z.object({ password: passwordInput, new_password: passwordInput, ...proofInput }),
    answer: emptyAnswer,
  }),
  checkTradePassword: endpoint({
    ...securityCall(
      'checkTradePassword',
      'POST',
      'check_trade_pwd',
      'Whether this is the trading password; five wrong ones lock it.',
    ),
    body: z.object({ password: passwordInput }),
    answer: checked,
  }),
  deleteTradePassword: endpoint({
    ...securityCall(
      'deleteTradePassword',
      'DELETE',
      'trade_pwd',
      'Removes the trading password, by itself or by a code sent for a forgotten one.',
    ),
    body: z.object({ password: z.optional(passwordInput), ...proofInput }),
    answer: emptyAnswer,
  }),
  createWithdrawPassword: endpoint({
    ...securityCall('createWithdrawPassword', 'POST', 'create_withdraw_pwd', 'Sets the withdrawal password.'),
    body: z.object({ password: passwordInput, ...proofInput }),
    answer: emptyAnswer,
  }),
  changeWithdrawPassword: endpoint({
    ...securityCall(
      'changeWithdrawPassword',
      'POST',
      'change_withdraw_pwd',
      'Changes the withdrawal password; withdrawals wait for a day.',
    ),
    body: z.object({ password: passwordInput, new_password: passwordInput, ...proofInput }),
    answer: emptyAnswer,
  }),
  deleteWithdrawPassword: endpoint({
    ...securityCall(
      'deleteWithdrawPassword',
      'DELETE',
      'withdraw_pwd',
      'Removes the withdrawal password, by itself or by a code sent for a forgotten one.',
    ),
    body: z.object({ password: z.optional(passwordInput), ...proofInput }),
    answer: emptyAnswer,
  }),
  sendEmailCode: endpoint({
    ...securityCall(
      'sendEmailCode',
      'POST',
      'email/code',
      'Mails a code for an act and what it is about, which it names and is good for alone; with an address, to the address that is to become the account’s.',
    ),
    body: z.object({
      type: z.enum(safeActions),
      subject: z.optional(z.record(z.string().check(z.maxLength(32)), z.string().check(z.maxLength(1024)))),
      email: z.optional(emailInput),
    }),
    answer: codeSent,
  }),
  changeEmail: endpoint({
    ...securityCall(
      'changeEmail',
      'POST',
      'email/change',
      'Changes the address; both addresses prove themselves by a code.',
    ),
    body: z.object({ email: emailInput, code: sixDigits, ...proofInput }),
    answer: emptyAnswer,
  }),
  sendTradeCode: endpoint({
    ...securityCall(
      'sendTradeCode',
      'POST',
      'email/trade',
      'Mails the code for removing a forgotten trading or withdrawal password.',
    ),
    body: z.object({ type: z.optional(z.enum(['RESET_TRADE_PASSWORD', 'RESET_WITHDRAW_PASSWORD'])) }),
    answer: codeSent,
  }),
  loginActivity: endpoint({
    ...securityCall('loginActivity', 'GET', 'user_login_activity', 'Log-ins, newest first.'),
    query: z.object(period),
    answer: pagedAnswer(
      z.object({
        time: wireTime,
        ip: text,
        location: text,
        device: text,
        platform: text,
        result: z.string(),
      }),
    ),
  }),
  securityActivity: endpoint({
    ...securityCall(
      'securityActivity',
      'GET',
      'user_security_activity',
      'Changes of the account’s security, newest first.',
    ),
    query: z.object(period),
    answer: pagedAnswer(
      z.object({
        time: wireTime,
        action: z.string(),
        ip: text,
        location: text,
        device: text,
        result: z.string(),
      }),
    ),
  }),
} as const;
