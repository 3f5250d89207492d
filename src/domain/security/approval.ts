import { type Decimal, decimal } from '../shared/decimal';
import type { Instant } from '../shared/instant';
import type { SafeAct } from './safe-act';

/** Somebody of the exchange as others know them. */
export interface Somebody {
  readonly userId: string;
  readonly name: string;
}

/** Whose approval the own account's money and keys wait for. */
export interface ApprovalRule {
  readonly approver: Somebody;
  /** USDT that may leave within 24 hours without approval. */
  readonly above: Decimal;
  /** Somebody who was invited guards nothing yet. */
  readonly active: boolean;
  /** What comes in its place; comes by itself at `at`, or when the approver agrees. */
  readonly next: { readonly above: Decimal | 'off'; readonly at: Instant } | undefined;
}

/** Somebody whose second approver the person is, or is asked to be. */
export interface ApproverRole {
  readonly owner: Somebody;
  readonly above: Decimal;
  readonly active: boolean;
}

export interface Approvals {
  /** Without a second factor nobody can be or have a second approver. */
  readonly hasSecondFactor: boolean;
  readonly rule: ApprovalRule | undefined;
  readonly roles: readonly ApproverRole[];
}

export const approvalStates = ['WAITING', 'APPROVED', 'REFUSED', 'EXPIRED', 'TAKEN_BACK', 'FAILED'] as const;
export type ApprovalState = (typeof approvalStates)[number];

/** What is asked for, in texts. */
export type ApprovalSubject =
  | {
      readonly kind: 'withdrawal';
      readonly asset: string;
      readonly amount: string;
      readonly network: string;
      readonly address: string;
      /** Empty for none. */
      readonly memo: string;
    }
  | { readonly kind: 'transfer'; readonly asset: string; readonly amount: string; readonly userId: string }
  | { readonly kind: 'apiKey'; readonly name: string; readonly permissions: string; readonly ipList: string }
  /** The end of the rule, or a higher sum. */
  | { readonly kind: 'rule'; readonly above: string }
  | { readonly kind: 'other' };

export interface ApprovalRequest {
  readonly id: string;
  readonly owner: Somebody;
  /** The sub-account's name; empty for the main account. */
  readonly account: string;
  readonly subject: ApprovalSubject;
  readonly state: ApprovalState | 'other';
  readonly createdAt: Instant;
  readonly expiresAt: Instant;
  readonly decidedAt: Instant | undefined;
  /** Of money, where the exchange says. */
  readonly figures: OutgoingFigures | undefined;
}

/** What somebody decides by who lets another's money go. */
export interface OutgoingFigures {
  /** USDT at the moment, as the rule counts them. */
  readonly worth: Decimal;
  /** Of the amount and its asset; what is left arrives. */
  readonly fee: Decimal;
}

/** What an approver proves: just this request, with all that it says. */
export function approvalAct({ id, subject }: ApprovalRequest): SafeAct {
  const { kind: _kind, ...said } = subject;
  return { action: 'APPROVE', subject: { approvalId: id, ...said } };
}

/** Sums are lower than that. */
export const endOfApprovalSums = decimal('1000000000');

type ApprovalSumFault = 'missing' | 'negative' | 'tooHigh' | 'digits';

/** What keeps a text from being whole dollars and cents, below a billion; `undefined` for nothing. */
export function approvalSumFault(text: string): ApprovalSumFault | undefined {
  if (/^\d{1,9}(\.\d{1,2})?$/.test(text)) return undefined;
  if (/^\d+(\.\d{1,2})?$/.test(text)) return 'tooHigh';
  if (/^[-−]\s*\d/.test(text)) return 'negative';
  // Groups, or parts of a cent.
  return /^\d[\d\s.,'’]*\d$/.test(text) ? 'digits' : 'missing';
}

export function isUserNumber(text: string): boolean {
  return /^[1-9]\d{0,14}$/.test(text);
}
