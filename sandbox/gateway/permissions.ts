import { accessOf } from '../../src/infrastructure/wire/catalogue/access';
import type { Endpoint } from '../../src/infrastructure/wire/catalogue/endpoint';
import { unauthorised } from '../shared/api-error';
import type { CredentialPermission } from '../services/credentials/credential';
import type { Caller } from './caller';

/** Calls that take money out of an account or move it to another. */
const moves = /withdraw|transfer/i;

/** What is left to the owner of a frozen account: what recovers it, in the looks and words that they read best. */
const recovering: ReadonlySet<string> = new Set([
  'account.account',
  'account.switchLanguage',
  'socialIdentity.coolName',
  'accountSettings.savePreferences',
  'security.checking',
  'security.safeCheck',
  'security.sendEmailCode',
  'security.loginActivity',
  'security.securityActivity',
  'security.devices',
  'security.endDevice',
  'security.endOtherDevices',
  // For unfreezing alone: its service sees to it.
  'passkeys.proof',
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
export function requirePermission(endpoint: Pick<Endpoint, 'access' | 'method' | 'path'>, caller: Caller): void {
  if (caller.permissions === undefined) return;
  if (accessOf(endpoint) === 'session' || !caller.permissions.includes(needed(endpoint))) throw unauthorised();
}
