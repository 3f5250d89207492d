import * as z from 'zod/mini';
import { safeActions } from '../../../domain/security/factor';
import { endpoint } from './endpoint';
import { idInput, proofInput } from './usercenter-wire';
import { dataAnswer, emptyAnswer, wireId, wireTime } from './wire';

const assumed = 'our own: the specification has no passkeys';
const source = 'WebAuthn level 3';
const path = '/usercenter/account/passkeys';

/** In the forms of `PublicKeyCredential.parseCreationOptionsFromJSON` and `toJSON`. */
const json = z.record(z.string(), z.unknown());

export const passkeysEndpoints = {
  list: endpoint({
    id: 'passkeys.list',
    method: 'GET',
    path,
    access: 'private',
    summary: 'The passkeys of the account, newest first.',
    answer: dataAnswer(
      z.object({
        rows: z.array(
          z.object({ id: wireId, name: z.string(), created_time: wireTime, used_time: z.nullable(wireTime) }),
        ),
      }),
    ),
    assumed,
    source,
  }),
  creation: endpoint({
    id: 'passkeys.creation',
    method: 'POST',
    path: `${path}/creation`,
    access: 'private',
    summary: 'What a device is asked to make a passkey with; good for ten minutes.',
    body: z.object({}),
    answer: dataAnswer(json),
    assumed,
    source,
  }),
  add: endpoint({
    id: 'passkeys.add',
    method: 'POST',
    path,
    access: 'private',
    summary: 'Adds the passkey that a device has made.',
    body: z.object({ name: z.string().check(z.minLength(1), z.maxLength(32)), credential: json, ...proofInput }),
    answer: emptyAnswer,
    assumed,
    source,
  }),
  remove: endpoint({
    id: 'passkeys.remove',
    method: 'DELETE',
    path,
    access: 'private',
    summary: 'Removes a passkey; other sessions end and withdrawals wait for a day.',
    body: z.object({ passkey_id: idInput, ...proofInput }),
    answer: emptyAnswer,
    assumed,
    source,
  }),
  proof: endpoint({
    id: 'passkeys.proof',
    method: 'POST',
    path: `${path}/proof`,
    access: 'private',
    summary: 'What a device is asked to sign so that its passkey proves an act, and no other.',
    body: z.object({
      type: z.enum(safeActions),
      subject: z.optional(z.record(z.string(), z.string().check(z.maxLength(1024)))),
    }),
    answer: dataAnswer(json),
    assumed,
    source,
  }),
  signInOptions: endpoint({
    id: 'passkeys.signInOptions',
    method: 'POST',
    path: '/auth/session/passkey/options',
    access: 'public',
    host: 'session',
    summary: 'What a device is asked to sign so that its passkey signs in.',
    body: z.object({}),
    answer: dataAnswer(json),
    assumed,
    source,
  }),
  signIn: endpoint({
    id: 'passkeys.signIn',
    method: 'POST',
    path: '/auth/session/passkey',
    access: 'public',
    host: 'session',
    summary: 'Begins a session with a passkey; sets the authorization and refresh cookies.',
    body: z.object({ credential: json }),
    answer: dataAnswer(z.object({ expiresAt: wireTime })),
    assumed,
    source,
  }),
} as const;
