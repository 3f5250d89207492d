import type { Instant, Milliseconds } from '../shared/instant';

export const factors = ['EMAIL', 'PHONE', 'OTP', 'PASSKEY', 'RECOVERY', 'TRADE_PWD', 'WITHDRAW_PWD'] as const;
/** What a person can prove a wish with, beside being logged in. */
export type Factor = (typeof factors)[number];

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
  'ADD_PASSKEY',
  'REMOVE_PASSKEY',
  'RECOVERY_CODES',
  'PAGE_MARK',
  'TRADE_PASSWORD',
  'RESET_TRADE_PASSWORD',
  'WITHDRAW_PASSWORD',
  'RESET_WITHDRAW_PASSWORD',
  'ANTI_PHISHING',
  'BIND_WALLET',
  'UNBIND_WALLET',
  'FREEZE_ACCOUNT',
  'UNFREEZE_ACCOUNT',
  'CLOSE_ACCOUNT',
  'SECOND_APPROVER',
  'BE_APPROVER',
  'APPROVE',
] as const;
export type SafeAction = (typeof safeActions)[number];

/** What is handed in with an act. Codes have six digits. */
export interface Proof {
  readonly otp?: string | undefined;
  /** Sent by mail for the same act. */
  readonly emailCode?: string | undefined;
  /** Sent to the phone by which somebody without an address signs in, for the same act. */
  readonly phoneCode?: string | undefined;
  /** What a device has signed for the act, as JSON; takes the place of all codes. */
  readonly passkey?: string | undefined;
  /** One of those on paper, in place of a second factor that is lost; the mailbox is asked for beside it. */
  readonly recoveryCode?: string | undefined;
  readonly tradePassword?: string | undefined;
  readonly withdrawPassword?: string | undefined;
}

export interface SafeCheck {
  /** All of them are asked for. */
  readonly factors: readonly (Factor | 'other')[];
  /** The person has a passkey, which takes the place of all codes. */
  readonly passkey: boolean;
  /** A recovery code may take the place of a second factor that is lost. */
  readonly recovery: boolean;
  /** How long a mailed code is good for. */
  readonly codeLifetime: Milliseconds;
  /** Withdrawals are held until then, after a change that made the account weaker. */
  readonly heldUntil: Instant | undefined;
  /** Without these the act is refused: they have to be set up first. */
  readonly toSetUp: readonly (Factor | 'other')[];
}

export interface CodeSent {
  readonly expiresIn: Milliseconds;
  readonly resendAfter: Milliseconds;
}
