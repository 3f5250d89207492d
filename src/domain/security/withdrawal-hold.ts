import type { Instant } from '../shared/instant';
import { day } from '../shared/instant';
import type { AccountActivity } from './security-overview';

const holding: ReadonlySet<string> = new Set([
  'UNBIND_OTP',
  'REMOVE_PASSKEY',
  'USE_RECOVERY_CODE',
  'CHANGE_EMAIL',
  'CHANGE_TRADE_PASSWORD',
  'DELETE_TRADE_PASSWORD',
  'CHANGE_WITHDRAW_PASSWORD',
  'DELETE_WITHDRAW_PASSWORD',
  'CHANGE_SIGN_IN_PASSWORD',
  'SIGN_IN_CHANGED',
  'UNFREEZE_ACCOUNT',
]);

/**
 * What made the account weaker, so that withdrawals wait (reliability, 1.5), in the words of the account's history;
 * `undefined` where the history does not tell.
 * @param changes of the account's security, newest first
 */
export function causeOfHold(until: Instant, changes: readonly AccountActivity[]): string | undefined {
  return changes.find(
    ({ action, succeeded, at }) => succeeded && holding.has(action) && at > until - 2 * day && at < until,
  )?.action;
}
