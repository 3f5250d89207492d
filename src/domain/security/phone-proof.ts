import type { SafeAction } from './factor';

/**
 * What somebody without an e-mail address confirms by the phone that signs them in: a first address, and that the account
 * stands still and goes on. Every other act waits for an address.
 */
const provenByPhone: ReadonlySet<SafeAction> = new Set(['CHANGE_EMAIL', 'FREEZE_ACCOUNT', 'UNFREEZE_ACCOUNT']);

export function isProvenByPhone(action: SafeAction, hasEmail: boolean): boolean {
  return !hasEmail && provenByPhone.has(action);
}

/** Whether an act cannot be confirmed before an e-mail address is added. */
export function awaitsEmail(action: SafeAction, hasEmail: boolean): boolean {
  return !hasEmail && !provenByPhone.has(action);
}
