import type { Instant } from '../shared/instant';
import { day } from '../shared/instant';
import type { AccountActivity } from './security-overview';

/** Withdrawals wait, after a change that made the account weaker (reliability, 1.5). */
export interface WithdrawalHold {
  readonly until: Instant;
  /** What was changed, in the words of the account's history; `undefined` where the history does not tell. */
  readonly because: string | undefined;
}

const holding: ReadonlySet<string> = new Set([
  'UNBIND_OTP',
  'REMOVE_PASSKEY',
  'USE_RECOVERY_CODE',
  'CHANGE_EMAIL',
  'CHANGE_TRADE_PASSWORD',
  'DELETE_TRADE_PASSWORD',
  'CHANGE_WITHDRAW_PASSWORD',
  'DELETE_WITHDRAW_PASSWORD',
  'SIGN_IN_CHANGED',
  'UNFREEZE_ACCOUNT',
]);

/** @param changes of the account's security, newest first */
export function withdrawalHold(until: Instant, changes: readonly AccountActivity[]): WithdrawalHold {
  const cause = changes.find(
    ({ action, succeeded, at }) => succeeded && holding.has(action) && at > until - 2 * day && at < until,
  );
  return { until, because: cause?.action };
}
