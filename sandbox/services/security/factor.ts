import type { Factor, SafeAction } from '../../../src/domain/security/factor';
import { awaitsEmail, isProvenByPhone } from '../../../src/domain/security/phone-proof';

export type { Factor, Proof, SafeAction } from '../../../src/domain/security/factor';

export interface BoundFactors {
  /** False for somebody who signs in by telephone. */
  readonly email: boolean;
  readonly otp: boolean;
  readonly passkey: boolean;
  /** Some are left. */
  readonly recoveryCodes: boolean;
  readonly tradePassword: boolean;
  readonly withdrawPassword: boolean;
}

/** Money leaving and a change of who somebody is are also confirmed by mail; the rest by the stronger of two. */
const alsoByMail: ReadonlySet<SafeAction> = new Set([
  'WITHDRAW',
  'WITHDRAWAL_ADDRESS',
  'CHANGE_EMAIL',
  'BIND_OTP',
  'ADD_PASSKEY',
  'RECOVERY_CODES',
  'RESET_TRADE_PASSWORD',
  'RESET_WITHDRAW_PASSWORD',
  'UNFREEZE_ACCOUNT',
  'CLOSE_ACCOUNT',
  'SECOND_APPROVER',
  'BE_APPROVER',
  'APPROVE',
]);

const withSecondFactor: ReadonlySet<SafeAction> = new Set([
  'WITHDRAW',
  'RECOVERY_CODES',
  'SECOND_APPROVER',
  'BE_APPROVER',
  'APPROVE',
]);

export function demandedFactors(action: SafeAction, bound: BoundFactors): readonly Factor[] {
  const factors: Factor[] = [];
  const byPhone = isProvenByPhone(action, bound.email);
  // It is bound to the act and to this site, and its device sees to it that its owner is there.
  if (bound.passkey && !bound.otp && !byPhone) factors.push('PASSKEY');
  else if (byPhone) factors.push('PHONE');
  else if (!bound.otp || alsoByMail.has(action)) factors.push('EMAIL');
  if (bound.otp) factors.push('OTP');
  if (action === 'WITHDRAW' && bound.withdrawPassword) factors.push('WITHDRAW_PWD');
  return factors;
}

/**
 * A mailed code takes an address. A withdrawal and its approval take more than the mailbox, and codes stand in for
 * something: there has to be a second factor.
 */
export function factorsToSetUp(action: SafeAction, bound: BoundFactors): readonly Factor[] {
  const mailed = demandedFactors(action, bound).includes('EMAIL');
  const toSetUp: Factor[] = mailed && awaitsEmail(action, bound.email) ? ['EMAIL'] : [];
  if (withSecondFactor.has(action) && !bound.otp && !bound.passkey) toSetUp.push('OTP');
  return toSetUp;
}

/** What is asked for of somebody who proves an act with a passkey: no code is. */
export function besidePasskey(demanded: readonly Factor[]): readonly Factor[] {
  return ['PASSKEY', ...demanded.filter((factor) => factor === 'TRADE_PWD' || factor === 'WITHDRAW_PWD')];
}

/** What puts an account in order whose second factor is lost. No money leaves by it, and none for a day afterwards. */
const mending: ReadonlySet<SafeAction> = new Set([
  'BIND_OTP',
  'UNBIND_OTP',
  'ADD_PASSKEY',
  'REMOVE_PASSKEY',
  'FREEZE_ACCOUNT',
  'UNFREEZE_ACCOUNT',
]);

/** Whether a recovery code may stand in for the second factor, beside the mailbox. */
export function isMendable(action: SafeAction, bound: BoundFactors): boolean {
  return mending.has(action) && bound.email && bound.recoveryCodes && (bound.otp || bound.passkey);
}

/** What is asked for of somebody who proves an act with a recovery code. */
export const besideRecoveryCode: readonly Factor[] = ['EMAIL', 'RECOVERY'];

export const factorNames: Readonly<Record<Factor, string>> = {
  EMAIL: 'code of the e-mail',
  PHONE: 'code of the phone',
  OTP: 'code of the authenticator',
  PASSKEY: 'passkey',
  RECOVERY: 'recovery code',
  TRADE_PWD: 'trading password',
  WITHDRAW_PWD: 'withdrawal password',
};
