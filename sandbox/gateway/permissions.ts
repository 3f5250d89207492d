import type { Endpoint } from '../../src/infrastructure/wire/catalogue/endpoint';
import { unauthorised } from '../shared/api-error';
import type { CredentialPermission } from '../services/credentials/credential';
import type { Caller } from './caller';

/** Calls that take money out of an account or move it to another. */
const moves = /withdraw|transfer/i;
/** What programs are made for. The rest of the site is for people: a key may look at it and change nothing. */
const programs = /^\/v[123]\//;
/** How somebody proves who they are, and where they have been: no key sees it. */
const personal =
  /^\/usercenter\/account\/(anti_phishing_code|otpauth|genQrCode|device_list|list_credentials|kyc_|user_login|user_security|security_|need_safe_check)/;

/** What is left to the owner of a frozen account: what recovers it, in the looks and words that they read best. */
const recovering: ReadonlySet<string> = new Set([
  'account.account',
  'account.switchLanguage',
  'accountSettings.savePreferences',
  'security.checking',
  'security.safeCheck',
  'security.sendEmailCode',
  'security.loginActivity',
  'security.securityActivity',
  'security.devices',
  'security.endDevice',
  'security.endOtherDevices',
  'accountClosure.standing',
  'accountClosure.unfreeze',
]);

export function isForRecovery({ id }: Pick<Endpoint, 'id'>): boolean {
  return recovering.has(id);
}

function needed({ method, path }: Pick<Endpoint, 'method' | 'path'>): CredentialPermission {
  if (method === 'GET') return 'READ';
  return moves.test(path) ? 'WITHDRAW' : 'TRADE';
}

/** @throws ApiError -1002 when an API key may not make this call. Somebody with a session may make all. */
export function requirePermission(endpoint: Pick<Endpoint, 'method' | 'path'>, caller: Caller): void {
  if (caller.permissions === undefined) return;
  const forPeople = personal.test(endpoint.path) || (endpoint.method !== 'GET' && !programs.test(endpoint.path));
  if (forPeople || !caller.permissions.includes(needed(endpoint))) throw unauthorised();
}
