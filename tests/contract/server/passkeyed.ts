import type { Sandbox } from '../../../sandbox/assembly/start-sandbox';
import type { SafeAct } from '../../../src/domain/security/safe-act';
import { SoftwareAuthenticator } from '../../support/software-authenticator';
import { mailed, newcomer } from './account-calls';
import type { Answer, TestSession } from './sandbox-client';

export interface Passkeyed {
  readonly person: TestSession & { readonly email: string };
  readonly device: SoftwareAuthenticator;
}

const path = '/usercenter/account/passkeys';

/** Somebody new with a passkey, and what adding it was answered with. */
export async function withPasskey(sandbox: Sandbox): Promise<Passkeyed & { readonly added: Answer }> {
  const person = await newcomer(sandbox);
  const device = new SoftwareAuthenticator();
  const made = await device.create((await person.call('POST', `${path}/creation`, {})).body.data);
  const proof = await mailed(sandbox, person, { action: 'ADD_PASSKEY', subject: { name: 'phone' } });
  const credential = made.ok ? made.value : {};
  const added = await person.call('POST', path, { name: 'phone', credential, ...proof });
  return { person, device, added };
}

/** What the device signs for one act. */
export async function signedFor(
  { person, device }: Passkeyed,
  { action, subject }: SafeAct,
): Promise<{ readonly passkey: string }> {
  const signed = await device.sign((await person.call('POST', `${path}/proof`, { type: action, subject })).body.data);
  return { passkey: signed.ok ? JSON.stringify(signed.value) : '' };
}
