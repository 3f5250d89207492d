/** What a person can prove a wish with, beside being logged in. */
export type Factor = 'EMAIL' | 'OTP' | 'TRADE_PWD' | 'WITHDRAW_PWD';

/** Acts that a session alone is not enough for. */
export const safeActions = [
  'WITHDRAW',
  'WITHDRAWAL_ADDRESS',
  'CREATE_CREDENTIAL',
  'EDIT_CREDENTIAL',
  'DELETE_CREDENTIAL',
  'CHANGE_EMAIL',
  'BIND_OTP',
  'UNBIND_OTP',
  'TRADE_PASSWORD',
  'RESET_TRADE_PASSWORD',
  'WITHDRAW_PASSWORD',
  'RESET_WITHDRAW_PASSWORD',
  'ANTI_PHISHING',
  'BIND_WALLET',
  'UNBIND_WALLET',
] as const;
export type SafeAction = (typeof safeActions)[number];

/** What came with a call. What is not demanded is not looked at. */
export interface Proof {
  readonly otp?: string | undefined;
  /** Sent for the same action. */
  readonly emailCode?: string | undefined;
  readonly tradePassword?: string | undefined;
  readonly withdrawPassword?: string | undefined;
}

export interface BoundFactors {
  /** False for somebody who signs in by telephone. */
  readonly email: boolean;
  readonly otp: boolean;
  readonly tradePassword: boolean;
  readonly withdrawPassword: boolean;
}

/** Money leaving and a change of who somebody is are also confirmed by mail; the rest by the stronger of two. */
const alsoByMail: ReadonlySet<SafeAction> = new Set([
  'WITHDRAW',
  'WITHDRAWAL_ADDRESS',
  'CHANGE_EMAIL',
  'BIND_OTP',
  'RESET_TRADE_PASSWORD',
  'RESET_WITHDRAW_PASSWORD',
]);

export function demandedFactors(action: SafeAction, bound: BoundFactors): readonly Factor[] {
  const factors: Factor[] = [];
  // A first address has no older one to prove it; everything else waits for it.
  const withoutMail = action === 'CHANGE_EMAIL' && !bound.email;
  if ((!bound.otp || alsoByMail.has(action)) && !withoutMail) factors.push('EMAIL');
  if (bound.otp) factors.push('OTP');
  if (action === 'WITHDRAW' && bound.withdrawPassword) factors.push('WITHDRAW_PWD');
  return factors;
}

export const factorNames: Readonly<Record<Factor, string>> = {
  EMAIL: 'code of the e-mail',
  OTP: 'code of the authenticator',
  TRADE_PWD: 'trading password',
  WITHDRAW_PWD: 'withdrawal password',
};
